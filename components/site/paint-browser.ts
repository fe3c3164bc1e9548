/** What a phone paints around the page follows the player's choice, not only the system's. */
export function paintBrowser(): void {
  const background = getComputedStyle(document.documentElement).getPropertyValue("--background");
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = background;
}
