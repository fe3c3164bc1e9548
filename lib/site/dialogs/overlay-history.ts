import { tellAddress } from "./follow-address";
import { currentStep, endStep, traverse, whenStill } from "./history-steps";
import { type OverlayEntry, pageEntry, readEntry, writeEntry } from "./overlay-entry";

/**
 * Every overlay and every further step of a flow is an entry of the history above that of its page: Back closes the newest one,
 * closing one by its own button removes its entry. docs/decisions/0029 says why.
 */
export interface Overlay {
  /** Back closes nothing while this is false. */
  canClose?: () => boolean;
  /** Called when Back has removed its entry. */
  close: () => void;
}

/** An open overlay. `depth`: of its entry, null until it is written. */
export interface Layer {
  readonly overlay: Overlay;
  depth: number | null;
}

let layers: readonly Layer[] = [];
/** The overlay of the address is closed: its entry is to be left, or gets the address of the page that it shows. */
let left: { address: string; replaceBy: string | null } | null = null;
/** An address that was written below an open overlay, for the entry below it. */
let carried: string | null = null;
/** Once it is longer without an entry of ours, a frame has stepped: a step back would be one in the frame. */
let knownLength = 0;
/** A navigation is on its way to the vacant entry. */
let isTaken = false;
let settling: ReturnType<typeof setTimeout> | undefined;

/** How many entries above the newest open overlay are those of closed ones. */
function vacantEntries(open = layers): number {
  const { depth, addressDepth } = readEntry();
  const address = isAddressLeft() && left?.replaceBy === null ? addressDepth - 1 : addressDepth;
  return Math.max(0, depth - Math.max(0, address, ...open.map((layer) => layer.depth ?? 0)));
}

/** Opens an overlay without an address of its own. */
export function openLayer(overlay: Overlay): Layer {
  listen();
  const layer: Layer = { overlay, depth: null };
  layers = [...layers, layer];
  takeEntry((isVacant) => {
    if (!layers.includes(layer)) {
      settleSoon();
      return;
    }
    replaceAddress();
    const here = readEntry();
    layer.depth = isVacant ? here.depth : here.depth + 1;
    if (!isVacant) history.pushState({ overlay: { ...here, depth: layer.depth } }, "");
    else if (isAddressLeft()) writeEntry({ ...here, addressDepth: here.addressDepth - 1 }, here.over);
  });
  return layer;
}

/** The overlay is closed: its entry is removed unless something else takes its place at once. */
export function closeLayer(layer: Layer | null | undefined): void {
  if (!layer || !layers.includes(layer)) return;
  layers = layers.filter((each) => each !== layer);
  settleSoon();
}

/** Calls `write` at the newest entry that is in use, or at the one above it: then it is vacant, to be replaced. `kept`: of those open. */
export function takeEntry(write: (isVacant: boolean) => void, kept?: readonly Layer[]): void {
  const take = (isVacant: boolean) => {
    isTaken = false;
    write(isVacant);
    knownLength = history.length;
  };
  whenStill(() => {
    const vacant = vacantEntries(kept);
    clearSettling();
    if (vacant > 1) {
      step(1 - vacant);
      whenStill(() => take(true));
    } else take(vacant === 1);
  });
}

/** Leaves the entry of the address, whose overlay is closed; `replaceBy`: not by a step back, since it shows this page itself. */
export function leaveAddress(replaceBy: string | null): void {
  left = { address: location.href, replaceBy };
  settleSoon();
}

/** The address stays until a navigation has written another one. */
export const isAddressLeft = (): boolean => left?.address === location.href;

/** An overlay has opened by the address again. */
export function keepAddress(): void {
  left = null;
}

/** For what opens in an entry whose address is left but not yet replaced. */
export function replaceAddress(): void {
  const { depth, addressDepth } = readEntry();
  if (!isAddressLeft() || !left?.replaceBy || depth !== addressDepth) return;
  writeEntry(pageEntry, left.replaceBy);
  left = null;
  // Not at once: what opens in this entry has yet to write it.
  queueMicrotask(tellAddress);
}

/** Writes another address of the open page. An overlay without an address leaves it to the entry below. */
export function changeAddress(address: string): void {
  const entry = readEntry();
  if (entry.depth > entry.addressDepth) carried = address;
  writeEntry(entry, address);
}

/** Goes to another page: in place of the entry of an overlay, which is closed when the visitor comes back. */
export function navigate(router: { push(href: string): void; replace(href: string): void }, href: string): void {
  takeEntry((isVacant) => {
    isTaken = isVacant || isAddressLeft();
    if (isTaken) router.replace(href);
    else router.push(href);
  }, []);
}

/** Leaves the page, with all that is open above it. */
export function goBack(): void {
  whenStill(() => {
    clearSettling();
    traverse(-1 - readEntry().depth);
  });
}

/** A document is loaded instead: a step back now would stop it. */
export const keepEntries = clearSettling;

/** Begins with the page: what a former document has left in the entry is closed. */
export function followHistory(): void {
  knownLength = history.length;
  listen();
  addEventListener("pageshow", settleSoon);
  settleSoon();
}

/** Before those who read the address; once, however often it is called. */
const listen = () => addEventListener("popstate", follow, { capture: true });

function follow(): void {
  knownLength = history.length;
  isTaken = false;
  const entry = readEntry();
  carryAddress(entry);
  replaceAddress();
  settleSoon();
  const closed = layers.filter((layer) => (layer.depth ?? 0) > entry.depth).toReversed();
  const ended = currentStep();
  // It is left now, or the visitor has come back to it.
  if (!isAddressLeft() || (ended === undefined && closed.length === 0)) left = null;
  for (const layer of closed) {
    if (layer.overlay.canClose?.() === false) {
      step((layer.depth ?? 0) - entry.depth);
      return;
    }
    layers = layers.filter((each) => each !== layer);
    layer.overlay.close();
  }
  // After those who read the address, and Next's router, which would drop a navigation that came before.
  setTimeout(() => currentStep() === ended && endStep());
}

function carryAddress({ depth, addressDepth }: OverlayEntry): void {
  const isLeaving = layers.length > 0 || currentStep() !== undefined;
  const isSamePage = carried !== null && new URL(carried, location.href).pathname === location.pathname;
  if (isLeaving && isSamePage && carried !== null) writeEntry(readEntry(), carried);
  if (!isSamePage || !isLeaving || depth === addressDepth) carried = null;
}

/** Not at once: what is closed may be followed by another overlay or a navigation, which take its entry. */
function settleSoon(): void {
  settling ??= setTimeout(() => {
    settling = undefined;
    whenStill(() => {
      const vacant = vacantEntries();
      if (isTaken) return;
      if (vacant > 0) step(-vacant);
      else replaceAddress();
    });
  });
}

function clearSettling(): void {
  clearTimeout(settling);
  settling = undefined;
}

function step(by: number): void {
  const { over } = readEntry();
  if (history.length === knownLength) traverse(by);
  else {
    writeEntry(pageEntry, isAddressLeft() && over ? over : location.href);
    queueMicrotask(tellAddress);
  }
}
