import type { MethodFlag } from "@/lib/core/variable-types";
import type { Profile } from "@/lib/session/permissions/schema";
import type { DepositMethod } from "./schema";

/** Methods that are offered only to players whose profile says so, unless the configuration names others. */
const defaultFlags: Readonly<Record<string, MethodFlag>> = { volt: "volt", macropay: "macropay", crypto: "crypto" };

/** The methods of a player, the one used last first. Without a profile, those that everybody has. */
export function offeredMethods(
  methods: readonly DepositMethod[],
  profile: Partial<Pick<Profile, MethodFlag>> | null,
  recent: readonly string[],
  flags = defaultFlags,
): DepositMethod[] {
  const last = recent[0];
  return methods
    .filter(({ id }) => {
      const flag = Object.hasOwn(flags, id) ? flags[id] : undefined;
      return flag === undefined || profile?.[flag] === true;
    })
    .sort((a, b) => Number(b.id === last) - Number(a.id === last));
}
