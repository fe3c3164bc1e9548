import type { FrameSchema } from "@/lib/core/frame/frame-messages";

/** The messages of the provider's frame. */
export type CaptchaMessage =
  | { type: "token"; id: string; token: string }
  /** There will be no token for this call. */
  | { type: "failure"; id: string }
  /** A challenge wants room on the page, or needs none any more. */
  | { type: "challenge"; isOpen: boolean };

/** A provider of captchas, which lives in a frame of its own origin (its script never runs in ours). */
export interface CaptchaProvider {
  /** `tag`: the reader's language, BCP 47. */
  frameUrl(address: string, reader: { tag: string; theme: string }): string;
  /** Requests the token of one call. */
  execute(id: string): unknown;
  messages: FrameSchema<CaptchaMessage>;
}
