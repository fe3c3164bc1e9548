import type { Messages } from "../messages/messages";
import type { Boot, SessionResponse } from "../responses";
import { fill } from "./fill";
import { type Choice, showNotice } from "./notice";
import type { Refusal } from "./server";

/** Says why no round began, in the cases that the game's own figures do not explain. No stake was taken. */
export function showRefusal(
  {
    messages,
    readerTag,
    minimumRoundMs,
  }: Pick<Boot, "messages" | "readerTag"> & Pick<SessionResponse, "minimumRoundMs">,
  { code, waitMs }: Refusal,
  [carryOn, toLobby]: readonly [Choice, Choice],
): void {
  switch (code) {
    case "limit-reached":
      showNotice(messages.limitTitle, messages.limit, [carryOn, toLobby]);
      break;
    case "too-soon": {
      const [least = "", wait = ""] = [minimumRoundMs, waitMs].map((ms) => formatSeconds(readerTag, ms));
      showNotice(messages.tooSoonTitle, fill(messages.tooSoon, { least, wait }), [carryOn, toLobby]);
      break;
    }
    default:
      showNotice(messages.closedTitle, messages.closed, [toLobby]);
  }
}

/** Says why a move of a round of several steps was refused; true when only its stake was, and the round goes on without it. */
export function showMoveRefusal(
  parts: Parameters<typeof showRefusal>[0],
  refusal: Refusal,
  choices: readonly [Choice, Choice],
): boolean {
  const { noDouble, noDoubleText } = parts.messages;
  const isStakeRefused = refusal.code === "not-enough-funds" || refusal.code === "limit-reached";
  // The one move that stakes more is a double.
  if (isStakeRefused) showNotice(noDouble, noDoubleText, [choices[0]]);
  else showRefusal(parts, refusal, choices);
  return isStakeRefused;
}

/** Says that no response came; the player may send the call again. */
export function showLost(messages: Messages, again: () => void, toLobby: Choice): void {
  showNotice(messages.lostTitle, messages.lost, [{ label: messages.again, act: again }, toLobby]);
}

/** In tenths of a second, rounded up. */
function formatSeconds(tag: string, ms: number): string {
  const unit = { style: "unit", unit: "second", maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(tag, unit).format(Math.ceil(ms / 100) / 10);
}
