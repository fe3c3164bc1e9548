/**
 * From now on a picture that does not come is replaced by one of ours, which shows the surface below it, and those that have
 * failed already are too: no browser shows its sign of a broken picture. Only attributes change, which React leaves alone when
 * it makes the page alive.
 */
export function replaceBrokenPictures(): void {
  const options = { capture: true };
  addEventListener("error", ({ target }) => target instanceof HTMLImageElement && replace(target), options);
  for (const image of document.images) if (image.complete && image.currentSrc && !image.naturalWidth) replace(image);
}

function replace(image: HTMLImageElement): void {
  if (image.src.startsWith("data:")) return;
  for (const source of image.closest("picture")?.querySelectorAll("source") ?? []) source.removeAttribute("srcset");
  image.removeAttribute("srcset");
  image.src = `data:image/svg+xml,${encodeURIComponent(draw(image))}`;
  // Of a tile, or of the page of a game.
  const studio = image.closest<HTMLElement>("[data-studio]")?.dataset.studio;
  if (studio) image.style.background = tint(studio);
}

/** Nothing, or the picture's text, such as the name on a logo. */
function draw(image: HTMLImageElement): string {
  const text = new Option(image.alt).innerHTML;
  const { color } = getComputedStyle(image);
  return `<svg xmlns="http://www.w3.org/2000/svg"><text x="50%" y="50%" fill="${color}" font-family="sans-serif" font-size="13" text-anchor="middle" dominant-baseline="central">${text}</text></svg>`;
}

/** A surface as light and as strong as the accent in either theme, in a hue that all games of the studio share. */
export function tint(studio: string): string {
  const hue = [...studio].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 0);
  return `linear-gradient(160deg,oklch(from var(--accent) l c ${hue}/.45),var(--surface))`;
}
