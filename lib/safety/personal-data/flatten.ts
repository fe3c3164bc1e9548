/** What a file tells of one value: where it stands, and the value as text. */
type DataLine = readonly [path: string, value: string];

/** Every value of nested data with its place, "limits.deposit.0.value", in its order. Nothing is left out: an empty list says so. */
export function flatten(data: unknown, path = ""): DataLine[] {
  if (typeof data !== "object" || data === null)
    return [[path, data === null || data === undefined ? "" : String(data)]];
  const entries = Object.entries(data);
  if (entries.length === 0) return [[path, ""]];
  return entries.flatMap(([name, value]) => flatten(value, path === "" ? name : `${path}.${name}`));
}
