import { IntentRows } from "@/components/site/intents/intent-rows";
import { accountIntents } from "@/lib/account/intents";
import { moneyIntents } from "@/lib/money/intents";
import { offersIntents } from "@/lib/offers/intents";
import { safetyIntents } from "@/lib/safety/intents";
import { registerIntentKinds } from "@/lib/session/intents/kinds";

registerIntentKinds([...accountIntents, ...moneyIntents, ...offersIntents, ...safetyIntents]);

export { IntentRows };
