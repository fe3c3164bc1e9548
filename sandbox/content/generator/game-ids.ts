/** Each provider names its games in its own way. */
export function gameIdOf(
  { slug, provider, kind }: { slug: string; provider: string; kind: string },
  at: number,
): string {
  const letters = slug.replaceAll("-", "");
  switch (provider) {
    case "pragmaticplay":
      return kind === "live" ? `${500 + at}` : `vs20${letters}`;
    case "playngo":
      return `${1000 + at}`;
    case "evolution":
      return `${letters}${String(at).padStart(8, "0")}`;
    case "softswiss":
      return `softswiss:${letters}`;
    case "pariplay":
      return `PP_HTML5_${letters}`;
    default:
      return letters;
  }
}
