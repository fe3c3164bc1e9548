/** More than a browser sends. */
const most = 20;

/** The languages of an Accept-Language header (RFC 9110), the preferred one first; those that are refused by q=0 are left out. */
export function preferredTags(header: string): string[] {
  const ranges = header.split(",", most).flatMap((part) => {
    const [, tag = "", quality = "1"] =
      /^\s*([a-z]{1,8}(?:-[a-z\d]{1,8})*)\s*(?:;\s*q=([\d.]{1,5}))?\s*$/i.exec(part) ?? [];
    const weight = Number(quality);
    return tag !== "" && weight > 0 ? [{ tag, weight }] : [];
  });
  return ranges.sort((one, other) => other.weight - one.weight).map(({ tag }) => tag);
}
