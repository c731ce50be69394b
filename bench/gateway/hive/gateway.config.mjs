import { defineConfig } from '@graphql-hive/gateway';

/** The same rule as in `schema/rules/phase.ts`. */
function phaseOf({ competitionStart, votingStart, votingEnd, award }) {
  const now = Date.now();
  const [start, voting, end, last] = [competitionStart, votingStart, votingEnd, award].map((date) => Date.parse(date));
  if (start < now && now < voting) return 'UPLOADING';
  if (voting < now && now < end) return 'VOTING';
  if (end < now && now < last) return 'AWARD';
  return 'NOT_STARTED';
}

export const gatewayConfig = defineConfig({
  supergraph: process.env.SUPERGRAPH,
  logging: 'error',
  graphiql: false,
  landingPage: false,
  additionalResolvers: {
    Competition: {
      phase: { selectionSet: '{ competitionStart votingStart votingEnd award }', resolve: phaseOf },
    },
  },
});
