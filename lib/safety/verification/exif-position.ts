const gpsTag = 0x8825;
/** Of the list of the camera's settings, which some programs take a position from. */
const cameraTag = 0x8769;
/** Bytes of one value of each type of TIFF; of one that is not here, such as the UTF-8 of Exif 3.0, one. */
const sizes = [1, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 1, 1, 8, 8, 8];
/** Entries of all lists of a file: many times what a photo has. */
const maxEntries = 5_000_000;

/**
 * Empties the lists of a position in every block of Exif, in place. A photo may hold several, as may the smaller pictures in its file.
 * False for more lists than are read: a position may be left.
 */
export function clearExif(bytes: Uint8Array<ArrayBuffer>): boolean {
  const budget = { entries: maxEntries };
  for (let at = 0; at + 8 <= bytes.length; at++) {
    const [a, b, c, d] = [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]];
    const isLittle = a === 0x49 && b === 0x49 && c === 0x2a && d === 0;
    if (!isLittle && !(a === 0x4d && b === 0x4d && c === 0 && d === 0x2a)) continue;
    clearBlock(bytes.subarray(at), isLittle, budget);
    if (budget.entries < 0) return false;
  }
  return true;
}

/** Reads the first list, those that follow it and those of the camera, each once. */
function clearBlock(block: Uint8Array<ArrayBuffer>, isLittle: boolean, budget: { entries: number }): void {
  const view = new DataView(block.buffer, block.byteOffset, block.length);
  const lists = [view.getUint32(4, isLittle)];
  const positions: number[] = [];
  for (const [index, list] of lists.entries()) {
    if (index > 20) budget.entries = -1;
    if (list < 8 || list + 2 > block.length || lists.indexOf(list) < index) continue;
    const count = countAt(view, list, isLittle);
    budget.entries -= count + 1;
    if (budget.entries < 0) return;
    for (let at = list + 2; at < list + 2 + 12 * count; at += 12) {
      const tag = view.getUint16(at, isLittle);
      if (tag === gpsTag) positions.push(view.getUint32(at + 8, isLittle));
      if (tag === cameraTag) lists.push(view.getUint32(at + 8, isLittle));
    }
    const end = list + 2 + 12 * count;
    if (end + 4 <= block.length) lists.push(view.getUint32(end, isLittle));
  }
  for (const list of positions) clearList(block, view, list, isLittle);
}

/** The entries of a list that are in the file, whatever number it says. */
const countAt = (view: DataView, list: number, isLittle: boolean): number =>
  Math.min(view.getUint16(list, isLittle), Math.floor((view.byteLength - list - 2) / 12));

/** Empties a list with its values. A reader skips a type it does not know, and so reads the others: here too. */
function clearList(block: Uint8Array, view: DataView, list: number, isLittle: boolean): void {
  if (list < 8 || list + 2 > block.length) return;
  const end = list + 2 + 12 * countAt(view, list, isLittle);
  for (let at = list + 2; at < end; at += 12) {
    const length = (sizes[view.getUint16(at + 2, isLittle)] ?? 1) * view.getUint32(at + 4, isLittle);
    const value = view.getUint32(at + 8, isLittle);
    if (length > 4 && value >= 8) block.fill(0, value, value + length);
  }
  block.fill(0, list, end);
}
