import { CallbackMessage } from "./schema";

interface ReceivedMessage {
  origin: string;
  source: unknown;
  data: unknown;
}

interface Expected {
  /** The window of the sign-up frame; null before it is there. */
  frame: unknown;
  /** Our own origin and that of the payment identity service. */
  origins: readonly string[];
}

/** The callback message among the messages of a page, or null: messages from other origins and of other kinds are ignored. */
export function readCallback(
  { origin, source, data }: ReceivedMessage,
  { frame, origins }: Expected,
): CallbackMessage | null {
  if (!frame || source !== frame || !origins.includes(origin)) return null;
  return CallbackMessage.safeParse(data).data ?? null;
}
