import { PushConnection } from "@/components/site/push-connection";
import { moneyPush } from "@/lib/money/push";
import { safetyPush } from "@/lib/safety/push";
import { profilePush } from "@/lib/session/permissions/push";

/** What push messages do, a line for each area. */
const handlers = [...profilePush, ...moneyPush, ...safetyPush];

export function Push() {
  return <PushConnection handlers={handlers} />;
}
