/** A run of addresses of one family, both ends included. */
export interface AddressRange {
  first: string;
  last: string;
}

/** "203.0.113.0-203.0.113.255" as a range; null where an end is no address, the families differ or the ends are swapped. */
export function parseRange(text: string): AddressRange | null {
  const [first = "", last = "", ...more] = text.split("-").map((end) => end.trim());
  const [low, high] = [numberOf(first), numberOf(last)];
  if (more.length > 0 || !low || !high || low.bits !== high.bits || low.value > high.value) return null;
  return { first, last };
}

/** An address that cannot be read counts as inside: a range is there to keep somebody out. */
export function isInRange(address: string, range: AddressRange): boolean {
  const [asked, low, high] = [numberOf(address), numberOf(range.first), numberOf(range.last)];
  if (!asked || !low || !high) return true;
  return asked.bits === low.bits && asked.value >= low.value && asked.value <= high.value;
}

interface AddressNumber {
  bits: 32 | 128;
  value: bigint;
}

function numberOf(address: string): AddressNumber | null {
  return address.includes(":") ? numberOfIpv6(address) : numberOfIpv4(address);
}

function numberOfIpv4(address: string): AddressNumber | null {
  const parts = address.split(".");
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256)) return null;
  return { bits: 32, value: parts.reduce((value, part) => value * 256n + BigInt(part), 0n) };
}

/** The URL parser knows every spelling of an IPv6 address and answers with one of hexadecimal groups. */
function numberOfIpv6(address: string): AddressNumber | null {
  if (!/^[0-9a-f:.]+$/i.test(address) || !URL.canParse(`http://[${address}]`)) return null;
  const [before = "", after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const groups = (text: string) => text.split(":").filter(Boolean);
  const missing = after === undefined ? 0 : 8 - groups(before).length - groups(after).length;
  const all = [...groups(before), ...Array.from({ length: missing }, () => "0"), ...groups(after ?? "")];
  return { bits: 128, value: all.reduce((value, group) => value * 65_536n + BigInt(`0x${group}`), 0n) };
}
