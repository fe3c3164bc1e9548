import type { PictureSize } from "./picture-size";

/** The largest size that a HEIC states in its boxes, from the first bytes of its file; null where there is none. */
export function heicSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const sizes = boxesIn(view, 0, view.byteLength)
    .filter(isNamed("meta"))
    // Behind the version and the flags of the box.
    .flatMap(({ from, to }) => boxesIn(view, from + 4, to).filter(isNamed("iprp")))
    .flatMap(({ from, to }) => boxesIn(view, from, to).filter(isNamed("ipco")))
    .flatMap(({ from, to }) => boxesIn(view, from, to).filter(isNamed("ispe")))
    .map(({ from, to }) =>
      to - from < 12 ? null : { width: view.getUint32(from + 4), height: view.getUint32(from + 8) },
    );
  const whole = sizes.filter((size) => size !== null && size.width > 0 && size.height > 0);
  if (whole.length === 0 || whole.length < sizes.length) return null;
  return whole.reduce((large, size) => (areaOf(size) > areaOf(large) ? size : large));
}

const areaOf = (size: PictureSize | null): number => (size === null ? 0 : size.width * size.height);

interface Box {
  name: string;
  from: number;
  to: number;
}

const isNamed = (name: string) => (box: Box) => box.name === name;

/** The boxes of a part of the file, up to the first that is not whole there. */
function boxesIn(view: DataView, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end; ) {
    const length = view.getUint32(at);
    if (length < 8 || at + length > end) break;
    const name = String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at + 4, 4));
    boxes.push({ name, from: at + 8, to: at + length });
    at += length;
  }
  return boxes;
}
