import type { components } from '@photo-competition/schema/rest';
import type { CreateEmailInput, EmailAudienceInput } from '../generated/resolvers.ts';
import { numericId } from '../restInput.ts';
import { restIds } from '../template/templateIds.ts';

/** A campaign as the contract takes it. */
export const emailRequest = ({
  template,
  competitionId,
  audience,
  ...content
}: CreateEmailInput): components['schemas']['EmailRequest'] => ({
  ...content,
  template: restIds[template],
  competitionId: numericId(competitionId),
  audience: audienceRequest(audience),
});

/** An audience as the contract takes it. */
export const audienceRequest = (audience: EmailAudienceInput): components['schemas']['EmailAudience'] => ({
  group: audience.group,
  newsletter: audience.newsletter ?? null,
  locale: audience.locale ?? null,
});
