import type { Adapter, Signal } from "@/lib/play/game-launch/adapter";

/**
 * Subscribes to the messages of a game: only from the window of this frame, only from its exact origin, only those that its
 * adapter knows. Returns the function that unsubscribes.
 */
export function listen(
  frame: HTMLIFrameElement,
  origin: string,
  parse: Adapter["parseMessage"],
  onSignal: (signal: Signal) => void,
): () => void {
  const receive = (event: MessageEvent<unknown>) => {
    if (event.source === null || event.source !== frame.contentWindow || event.origin !== origin) return;
    const signal = parse(event.data);
    if (signal) onSignal(signal);
  };
  window.addEventListener("message", receive);
  return () => window.removeEventListener("message", receive);
}
