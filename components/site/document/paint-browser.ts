/** Sets the colour of a phone's browser bars to the player's theme, not only the system's. */
export function paintBrowser(): void {
  const background = getComputedStyle(document.documentElement).getPropertyValue("--background");
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = background;
}
