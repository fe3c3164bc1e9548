/** Reads a message: a schema of zod, or `messageSchema`. */
export interface FrameSchema<Message> {
  safeParse(data: unknown): { success: true; data: Message } | { success: false };
}

/** A schema from a parser written by hand, for the frames of guests: zod/mini would weigh more than their messages. */
export function messageSchema<Message>(parse: (data: unknown) => Message | null): FrameSchema<Message> {
  return {
    safeParse(data) {
      const message = parse(data);
      return message === null ? { success: false } : { success: true, data: message };
    },
  };
}

/** The page of a partner that has not spoken by then is called silent: said on the screen within five seconds. */
export const frameDeadlineMs = 4_500;

/** Dispatched on the window for each message of a frame that was accepted: somebody is at work in it. */
export const frameMessageEvent = "frame-message";

export interface FrameChannel<Message> {
  frame: HTMLIFrameElement;
  /** The only origins that the frame may speak from, compared as a whole. */
  origins: readonly string[];
  schema: FrameSchema<Message>;
  onMessage(message: Message): void;
}

/**
 * Subscribes to the messages of a frame: only from its own window, only from its exact origins, only those of its schema. A message
 * is a hint: money and status are read from the platform. Returns the function that unsubscribes.
 */
export function listenToFrame<Message>({ frame, origins, schema, onMessage }: FrameChannel<Message>): () => void {
  const receive = ({ source, origin, data }: MessageEvent<unknown>) => {
    // A frame that is closed has no window, as a message of the browser itself has no source. Opaque origins are all called "null".
    if (source === null || source !== frame.contentWindow || origin === "null" || !origins.includes(origin)) return;
    const message = schema.safeParse(data);
    if (!message.success) return;
    dispatchEvent(new Event(frameMessageEvent));
    onMessage(message.data);
  };
  addEventListener("message", receive);
  return () => removeEventListener("message", receive);
}
