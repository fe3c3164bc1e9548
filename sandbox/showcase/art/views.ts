import type { ArtTheme, SlotTheme } from "../themes";
import type { Focus } from "./motif";
import { motifs } from "./motif-table";
import type { Plan } from "./plans";

/** One hero: centre and size against the focus of the picture, in its half sizes, and a turn in degrees. */
type Placement = readonly [x: number, y: number, size: number, turn: number];

interface View {
  /** From the back to the front. */
  heroes: readonly [Placement, ...Placement[]];
  /** Small things around the hero. */
  extras?: readonly Placement[];
}

/** The view of a picture's hero: whole, cropped by an edge, near, far, more than once. The first is for the best known games. */
export const views = [
  { heroes: [[0, 0, 1, 0]] },
  { heroes: [[-0.36, 0.12, 1.5, -6]] },
  {
    heroes: [
      [0.46, -0.2, 0.64, 10],
      [-0.28, 0.12, 0.82, -6],
    ],
  },
  { heroes: [[0, 0.44, 1.5, 0]] },
  { heroes: [[0.05, 0, 1.1, -22]] },
  { heroes: [[0.4, 0.1, 1.55, 8]] },
  {
    heroes: [
      [-0.6, 0, 0.52, -12],
      [0.6, 0, 0.52, 12],
      [0, 0.1, 0.84, 0],
    ],
  },
  {
    heroes: [[0, -0.06, 0.68, 0]],
    extras: [
      [-0.78, 0.5, 0.26, -14],
      [0.8, 0.42, 0.3, 12],
      [0.66, -0.66, 0.2, 6],
      [-0.72, -0.56, 0.18, -4],
    ],
  },
  { heroes: [[0, 0.1, 1.95, 0]] },
  { heroes: [[0.1, -0.42, 1.4, 12]] },
] as const satisfies readonly View[];

/** The facts that decide the composition of a picture. `view`: the number of the game among those of its theme. */
export interface Viewed {
  theme: ArtTheme;
  companion?: SlotTheme | null;
  view?: number;
}

/** The games of a theme take its views in turn, and its heroes: their counts share no factor, so that all pairs come up. */
export function viewOf({ theme, companion, view = 0 }: Viewed) {
  const shown: View = views[view % views.length] ?? views[0];
  return {
    ...shown,
    hero: view % (motifs[theme].heroes ?? 1),
    // Beside several heroes, or so near to one, there is no room for another figure.
    companion: shown.heroes.length === 1 && shown.heroes[0][2] < 1.9 ? (companion ?? null) : null,
  };
}

/** Names the shape of a picture: two pictures of one name differ in colours, lettering and surroundings alone. */
export function shapeOf(viewed: Viewed): string {
  const { hero, companion } = viewOf(viewed);
  return [viewed.theme, hero, (viewed.view ?? 0) % views.length, companion].join();
}

/** Where a placement of a view lies in a composition: never under the lettering of one that has it on the left. */
export function placeIn(focus: Focus, [x, y, size, turn]: Placement, shade: Plan["shade"]): Focus & { turn: number } {
  const right = shade === "left" ? Math.max(0, x) : x;
  return { x: focus.x + right * focus.r, y: focus.y + y * focus.r, r: focus.r * size, turn };
}
