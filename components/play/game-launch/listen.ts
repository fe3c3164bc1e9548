import { type Protocol, parseMessage, type Signal } from "@/lib/play/game-launch/protocols";

/**
 * Subscribes to the messages of a game: only from the window of this frame, only from its exact origin, only those of its
 * protocol. Returns the function that unsubscribes.
 */
export function listen(
  frame: HTMLIFrameElement,
  origin: string,
  protocol: Protocol,
  onSignal: (signal: Signal) => void,
): () => void {
  const receive = (event: MessageEvent<unknown>) => {
    if (event.source === null || event.source !== frame.contentWindow || event.origin !== origin) return;
    const signal = parseMessage(protocol, event.data);
    if (signal) onSignal(signal);
  };
  window.addEventListener("message", receive);
  return () => window.removeEventListener("message", receive);
}
