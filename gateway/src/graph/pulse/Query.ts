import type { Queries } from '../resolverTypes.ts';

export const pulseQuery: Queries<'adminPulse'> = {
  adminPulse: (_root, { watch }, { rest }) => rest.pulse.read({ watch: [...(watch ?? [])] }),
};
