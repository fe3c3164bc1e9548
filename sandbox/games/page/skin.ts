import type { ContentGame } from "../../content/game";
import { seededRandom } from "../../core/random";
import { type SlotTheme, slotThemes } from "../../showcase/themes";

/** The look of a game: symbols and scenery by its theme, the colours of its tile, the frame of its provider. */
export interface Skin {
  theme: SlotTheme;
  /** `#rrggbb` each: the darkest and the lightest of the background, the main colour, a second one, and the light. */
  colours: { night: string; deep: string; main: string; second: string; light: string };
  frame: "neon" | "gilded";
  /** The seed of the scenery's hills and stars. */
  seed: number;
}

/** The same for the same game, always. A theme that is not known here gets a look by chance. */
export function skinOf({ slug, provider, skin }: Pick<ContentGame, "slug" | "provider" | "skin">): Skin {
  const random = seededRandom(`skin:${slug}`);
  const chosen = slotThemes[Math.floor(random() * slotThemes.length)] ?? "gem";
  return {
    theme: slotThemes.find((theme) => theme === skin.theme) ?? chosen,
    colours: skin.colours,
    frame: provider === "relax" ? "neon" : "gilded",
    seed: Math.floor(random() * 2 ** 31),
  };
}
