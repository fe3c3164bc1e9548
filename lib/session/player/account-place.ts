import { type ByPlace, type Place, strictestAt } from "@/lib/market/policy/by-place";
import { permission } from "@/lib/market/policy/strictness";
import { detectedPlaces } from "../client-context/detected-place";
import type { Player } from "../state";

/** Where a player's account is, as their sign-in says: no call can fail to bring it. */
export const placeOf = ({ countryCode, provinceCode }: Player): Place => ({
  country: countryCode,
  province: provinceCode || null,
});

/** The same as a list for the strictest of several places: none for a visitor. */
export const placesOf = (player: Player | null): Place[] => (player ? [placeOf(player)] : []);

/** Does the market policy permit it, here, for this player's account and in the country of the stay? */
export const isPermittedFor = (field: ByPlace<boolean>, player: Player): boolean =>
  strictestAt(permission, field, [placeOf(player), ...detectedPlaces()]);
