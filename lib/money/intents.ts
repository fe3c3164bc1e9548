import type { Resolver } from "@/lib/core/intents/intent";
import { depositResolver } from "./deposit/operation";

/** How the unknown outcomes of this area are resolved. */
export const moneyIntents: readonly Resolver[] = [depositResolver];
