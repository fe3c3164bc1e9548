/** A run of addresses of one family, both ends included. */
export interface AddressRange {
  first: string;
  last: string;
}

/** "203.0.113.0-203.0.113.255" as a range; null where an end is not an address, the families differ or the ends are swapped. */
export function parseRange(text: string): AddressRange | null {
  const [first = "", last = "", ...more] = text.split("-").map((end) => end.trim());
  const [low, high] = [numberOf(first), numberOf(last)];
  if (more.length > 0 || !low || !high || low.bits !== high.bits || low.value > high.value) return null;
  return { first, last };
}

/** "203.0.113.7" and "203.0.113.0/24" as ranges; null for what is neither. Bits behind the network's own are ignored. */
export function parseNetwork(text: string): AddressRange | null {
  const [address = "", length, ...more] = text.trim().split("/");
  const base = numberOf(address);
  if (!base || more.length > 0 || (length !== undefined && !/^(0|[1-9]\d{0,2})$/.test(length))) return null;
  // "::ffff:203.0.113.0/120" counts the bits in front of an IPv4 address too.
  const before = base.bits === 32 && address.includes(":") ? 96 : 0;
  const prefix = length === undefined ? base.bits : Number(length) - before;
  if (prefix < 0 || prefix > base.bits) return null;
  const size = 1n << BigInt(base.bits - prefix);
  const low = base.value - (base.value % size);
  return { first: textOf({ ...base, value: low }), last: textOf({ ...base, value: low + size - 1n }) };
}

/** An address that cannot be read counts as inside: a range is there to keep somebody out. */
export function isInRange(address: string, range: AddressRange): boolean {
  return holds(range, address) ?? true;
}

/** An address that cannot be read is on no list: a list is there to let somebody in. */
export function isListed(address: string, list: readonly AddressRange[]): boolean {
  return list.some((range) => holds(range, address) ?? false);
}

/**
 * The network of one customer: an IPv4 address itself, the first 64 bits of an IPv6 one, since each customer has all addresses below them.
 * What is no address is itself.
 */
export function customerNetwork(address: string): string {
  const number = numberOf(address);
  return number?.bits === 128 ? textOf({ ...number, value: (number.value >> 64n) << 64n }) : address;
}

function holds({ first, last }: AddressRange, address: string): boolean | null {
  const [number, low, high] = [numberOf(address), numberOf(first), numberOf(last)];
  if (!number || !low || !high) return null;
  return number.bits === low.bits && number.value >= low.value && number.value <= high.value;
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

/**
 * The URL parser parses every notation of an IPv6 address and returns hexadecimal groups. An IPv4 address that is
 * written as one (::ffff:203.0.113.7, ::ffff:cb00:7107) is the IPv4 address.
 */
function numberOfIpv6(address: string): AddressNumber | null {
  if (!/^[0-9a-f:.]+$/i.test(address) || !URL.canParse(`http://[${address}]`)) return null;
  const [before = "", after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const groups = (text: string) => text.split(":").filter(Boolean);
  const missing = after === undefined ? 0 : 8 - groups(before).length - groups(after).length;
  const all = [...groups(before), ...Array.from({ length: missing }, () => "0"), ...groups(after ?? "")];
  const value = all.reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n);
  return value >> 32n === 0xffffn ? { bits: 32, value: value & 0xffff_ffffn } : { bits: 128, value };
}

function textOf({ bits, value }: AddressNumber): string {
  const size = bits === 32 ? 8n : 16n;
  const parts = Array.from(
    { length: bits / Number(size) },
    (_, at) => (value >> (BigInt(at) * size)) & ((1n << size) - 1n),
  );
  return bits === 32
    ? parts.reverse().join(".")
    : parts
        .reverse()
        .map((part) => part.toString(16))
        .join(":");
}
