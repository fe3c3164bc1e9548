import { array, boolean, type infer as Infer, object, optional, string } from "zod/mini";

/** The supplier of a game: a provider, or one of its studios; a provider with casino and live games is one of each. */
export const Supplier = object({
  /** The studio's name, or the provider's where it has none. */
  title: string(),
  providerTitle: string(),
  /** The provider's, unchanged in addresses. */
  slug: string(),
  /** Countries whose visitors see the games and cannot play them. */
  closedIn: array(string()),
  /** Has its provider its games for phones and tablets alone? Left out where not. */
  isTouchOnly: optional(boolean()),
  /** What its games ask for before they open. Left out where they do not. */
  needsLogin: optional(boolean()),
  needsMoney: optional(boolean()),
});
export type Supplier = Infer<typeof Supplier>;
