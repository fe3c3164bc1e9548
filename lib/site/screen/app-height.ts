/** A browser's bars slide for a while, and a keyboard opens in steps: what follows every step would be drawn again each time. */
const settledMs = 350;

/**
 * Keeps the height of the window in `--app-height`, for parts that are expensive to resize: taken now, and again once the window has kept
 * still. Until then a style sheet falls back on `100dvh`.
 * @returns the way to stop
 */
export function trackAppHeight(): () => void {
  const { style } = document.documentElement;
  const measure = () => style.setProperty("--app-height", `${innerHeight}px`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(measure, settledMs);
  };
  measure();
  addEventListener("resize", wait);
  return () => {
    clearTimeout(timer);
    removeEventListener("resize", wait);
    style.removeProperty("--app-height");
  };
}
