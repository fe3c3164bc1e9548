/** Below zero where `one` is older: 2.0 is older than 10.0, and 2 the same as 2.0 (specification "Terms versioning"). */
export function compareVersions(one: string, other: string): number {
  const parts = (version: string) => version.split(".").map(Number);
  const [left, right] = [parts(one), parts(other)];
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const versionShape = /^\d+(\.\d+)*$/;

/** Is there a newer version than the one that a player accepted? A missing one, or one that is none, counts as older. */
export function isOutdated(accepted: string | number | null | undefined, newest: string | null): boolean {
  if (newest === null) return false;
  const known = String(accepted ?? "");
  return !versionShape.test(known) || compareVersions(known, newest) < 0;
}
