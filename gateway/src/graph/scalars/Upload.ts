import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';

/** A file of a multipart request; resolvers are given the promise of it. */
export const Upload = GraphQLUpload;
