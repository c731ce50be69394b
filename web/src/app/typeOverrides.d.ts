import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

/** Operation types are generated masked: a component sees the fields of its own fragment and no others. */
declare module '@apollo/client' {
  interface TypeOverrides {
    FragmentType: GraphQLCodegenDataMasking.HKTImplementation.FragmentType;
    MaybeMasked: GraphQLCodegenDataMasking.HKTImplementation.MaybeMasked;
    Unmasked: GraphQLCodegenDataMasking.HKTImplementation.Unmasked;
  }
}
