import type { Destination } from "@/lib/account/login/destination";
import { tellLogin } from "@/lib/account/login/store";
import { takeReturn } from "@/lib/session/return-path";

/** Where the player goes now; null when they stay on the page. */
export async function continueAfterLogin({ path, isElsewhere }: Destination): Promise<string | null> {
  takeReturn();
  tellLogin({ type: "redirect-reset" });
  return isElsewhere ? path : null;
}
