import { accountIntents } from "@/lib/account/intents";
import { moneyIntents } from "@/lib/money/intents";
import { registerResolvers } from "@/lib/session/intents/browser-intents";
import { watchVisitorIntents } from "@/lib/session/intents/queries";

registerResolvers([...accountIntents, ...moneyIntents]);

export { watchVisitorIntents };
