import { create } from "zustand";
import type { DialogHandle } from "./handle";
import { closeLayer, type Layer, openLayer } from "./overlay-history";
import { orderRequests } from "./priority";

export interface DialogRequest {
  handle: DialogHandle;
  params: unknown;
  /** The element that had the focus, and gets it back. */
  opener: Element | null;
  onClose?: (() => void) | undefined;
}

interface Dialogs {
  /** In the order in which they were opened; `orderRequests` decides which one is shown. */
  requests: readonly DialogRequest[];
  /** A dialog that is open already gets the new params and keeps its place. `onClose` is called once, however it is closed. */
  open<Params>(handle: DialogHandle<Params>, params: NoInfer<Params>, onClose?: () => void): void;
  close(handle: DialogHandle): void;
}

export const useDialogs = create<Dialogs>()((set, get) => ({
  requests: [],
  open(handle, params, onClose) {
    const { requests } = get();
    const known = requests.find((request) => request.handle === handle);
    const opener = known?.opener ?? document.activeElement;
    const request: DialogRequest = { handle, params, opener, onClose };
    set({ requests: known ? requests.map((each) => (each === known ? request : each)) : [...requests, request] });
  },
  close(handle) {
    const { requests } = get();
    const closed = requests.find((request) => request.handle === handle);
    if (!closed) return;
    set({ requests: requests.filter((request) => request !== closed) });
    closed.onClose?.();
  },
}));

/** The entries of the open dialogs: one for each, but not each its own, since Back closes the one that is shown. */
const layers: (Layer | null)[] = [];

useDialogs.subscribe(({ requests }) => {
  while (layers.length > requests.length) closeLayer(layers.pop());
  for (const { handle } of requests.slice(layers.length))
    layers.push(handle.hasAddress ? null : openLayer({ canClose: canCloseShown, close: closeShown }));
});

const shown = () => orderRequests(useDialogs.getState().requests)[0]?.handle;
const canCloseShown = () => shown()?.canClose ?? true;

function closeShown(): void {
  const handle = shown();
  if (handle) useDialogs.getState().close(handle);
}
