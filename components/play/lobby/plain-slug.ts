/** The slug that most names have: "emerald-orbit" for "Emerald Orbit". Where it is not the one of a game, the page says so. */
export function plainSlug(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}
