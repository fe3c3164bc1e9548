import { endpoint } from "@/lib/session/platform/endpoint";
import { ActivitySettings } from "./schema";

/** The interval of the reality check. */
export const activitySettings = endpoint({
  method: "get",
  path: "player/activity/settings", // assumed
  response: ActivitySettings,
});
