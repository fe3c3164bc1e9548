import type { Adapter, Signal } from "@/lib/play/game-launch/adapter";

/**
 * Hears what a game says: only the window of this very frame, only from its exact origin, only words of its adapter. Returns the
 * way to stop.
 */
export function listen(
  frame: HTMLIFrameElement,
  origin: string,
  hear: Adapter["hear"],
  onSignal: (signal: Signal) => void,
): () => void {
  const receive = (event: MessageEvent<unknown>) => {
    if (event.source === null || event.source !== frame.contentWindow || event.origin !== origin) return;
    const signal = hear(event.data);
    if (signal) onSignal(signal);
  };
  window.addEventListener("message", receive);
  return () => window.removeEventListener("message", receive);
}
