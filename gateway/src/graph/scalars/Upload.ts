import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';

/** A file of a multipart request. A resolver gets a promise of it. */
export const Upload = GraphQLUpload;
