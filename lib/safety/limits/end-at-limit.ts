import { load } from "@/lib/core/lazy-import";

/** Signs the player out because a spend limit is used up. */
export async function endAtLimit(): Promise<void> {
  const { endSession } = await load(() => import("@/lib/session/sign-out/end-session"));
  await endSession("limit");
}
