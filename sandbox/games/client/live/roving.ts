/** How a key moves on the screen. */
const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Place {
  x: number;
  y: number;
}

/** Of the places on the side that the key points to, the nearest; one that lies off the way counts as farther. -1: there is none. */
export function nearestPlace(places: readonly Place[], from: Place, key: string): number {
  const [toX, toY] = directions[key] ?? [0, 0];
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  for (const [at, { x, y }] of places.entries()) {
    const ahead = (x - from.x) * toX + (y - from.y) * toY;
    const beside = Math.abs((x - from.x) * toY) + Math.abs((y - from.y) * toX);
    if (ahead < 2 || ahead + 3 * beside >= least) continue;
    [best, least] = [at, ahead + 3 * beside];
  }
  return best;
}

/** Makes many buttons one stop of the Tab key: the arrow keys go from each to the next as it is seen. */
export function addRoving(group: HTMLElement, buttons: readonly HTMLElement[]): void {
  let current = buttons[0];
  const choose = (next: HTMLElement | undefined) => {
    current?.setAttribute("tabindex", "-1");
    current = next ?? current;
    current?.setAttribute("tabindex", "0");
  };
  for (const button of buttons) button.setAttribute("tabindex", "-1");
  choose(current);
  group.addEventListener("focusin", ({ target }) => choose(buttons.find((button) => button === target)));
  group.addEventListener("keydown", (event) => {
    if (!(event.key in directions) || !current || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    // A small phone leaves out what it has no room for.
    const seen = buttons.filter((button) => button.offsetParent !== null);
    const places = seen.map(middleOf);
    seen[nearestPlace(places, middleOf(current), event.key)]?.focus();
  });
}

function middleOf(element: HTMLElement): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
