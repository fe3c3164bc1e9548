import type { Profile } from "./profile";

/** From the lowest to the highest. */
const levels = ["BRONZE", "SILVER", "GOLD", "PLATINUM", "DIAMOND"];

/** The push messages of what has changed in a profile: the attributes that are new or different, and another loyalty level. */
export function profileNews(playerId: string, before: Profile, after: Profile): object[] {
  const changed = Object.entries(after.attributes).filter(([name, value]) => before.attributes[name] !== value);
  const attributes = { type: "PLAYER_ATTRIBUTE_CHANGE", attributes: Object.fromEntries(changed) };
  const isLevelUp = levels.indexOf(after.loyaltyLevel) > levels.indexOf(before.loyaltyLevel);
  const level = { type: "PLAYER_LOYALTY_LEVEL", playerId, isLevelUp };
  return [...(changed.length > 0 ? [attributes] : []), ...(after.loyaltyLevel === before.loyaltyLevel ? [] : [level])];
}
