import { defineConfig } from '@graphql-mesh/compose-cli';
import { loadOpenAPISubgraph } from '@omnigraph/openapi';

/** Generates a GraphQL schema from our REST contract and adds the two fields that our graph derives: phase and images. */
export const composeConfig = defineConfig({
  output: 'supergraph.graphql',
  subgraphs: [
    {
      sourceHandler: loadOpenAPISubgraph('photo', { source: './openapi.yaml', endpoint: process.env.UPSTREAM }),
    },
  ],
  additionalTypeDefs: /* GraphQL */ `
    enum Phase {
      NOT_STARTED
      UPLOADING
      VOTING
      AWARD
    }

    extend type Competition {
      phase: Phase
      images(page: Int, size: Int, sort: String): getImages_response
        @resolveTo(
          sourceName: "photo"
          sourceTypeName: "Query"
          sourceFieldName: "getImages"
          requiredSelectionSet: "{ id }"
          sourceArgs: { id: "{root.id}", page: "{args.page}", size: "{args.size}", sort: "{args.sort}" }
        )
    }
  `,
});
