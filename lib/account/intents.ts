import type { Resolver } from "@/lib/core/intents/intent";
import { coolingResolver } from "./login/cooling-operation";

/** How the unknown outcomes of this area are resolved. A registration's cannot be: its player sends it again. */
export const accountIntents: readonly Resolver[] = [coolingResolver];
