import { IntentRows } from "@/components/site/intents/intent-rows";
import { accountIntents } from "@/lib/account/intents";
import { moneyIntents } from "@/lib/money/intents";
import { registerIntentKinds } from "@/lib/session/intents/kinds";

registerIntentKinds([...accountIntents, ...moneyIntents]);

export { IntentRows };
