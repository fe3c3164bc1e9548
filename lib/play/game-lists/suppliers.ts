import type { Provider, SubProvider } from "./schema";

interface StoredProvider {
  slug: string;
  title: string;
  image: string | null;
}

interface StoredSubProvider {
  id: string;
  title: string;
  /** Of its provider. */
  image: string | null;
  restrictedCountries: readonly string[];
}

/** The structure of a lobby's filter: studios that a market excludes are kept apart and offered nowhere. */
export interface SupplierStructure {
  providers: Provider[];
  subProviders: SubProvider[];
  exclusionSubProviders: SubProvider[];
}

export function structureSuppliers(
  providers: readonly StoredProvider[],
  subProviders: readonly StoredSubProvider[],
  excluded: readonly string[],
): SupplierStructure {
  const isExcluded = ({ id }: StoredSubProvider) => excluded.includes(id);
  return {
    providers: providers.map(({ slug, title, image }) => ({ id: slug, title, image, type: "provider" })),
    subProviders: subProviders
      .filter((each) => !isExcluded(each))
      .map((each) => ({ ...readSubProvider(each), ...(each.image !== null && { providerImgUrl: each.image }) })),
    exclusionSubProviders: subProviders.filter(isExcluded).map(readSubProvider),
  };
}

const readSubProvider = ({ id, title, restrictedCountries }: StoredSubProvider): SubProvider => ({
  _id: id,
  providerId: subProviderKey(id, title),
  id: subProviderKey(id, title),
  title,
  type: "subprovider",
  restrictedCountry: [...restrictedCountries],
});

/** The second part of an id of exactly two, else the title (specification "Subprovider"). */
export function subProviderKey(id: string, title: string): string {
  const parts = id.split("-");
  return parts.length === 2 && parts[1] ? parts[1] : title;
}

/** The providers with the mark that the reader gave them. */
export const checkSuppliers = <Each extends Provider | SubProvider>(
  suppliers: readonly Each[],
  chosen: readonly string[],
): (Each & { checked: boolean })[] =>
  suppliers.map((supplier) => ({ ...supplier, checked: chosen.includes(supplier.id) }));
