import * as z from "zod/mini";
import type { PlayerBox } from "@/lib/play/lobby/schema";
import { getPlayerContent } from "@/lib/session/player-content/api";

const Link = z.union([
  z.object({ href: z.string(), target: z.literal("_blank"), rel: z.literal("noopener") }),
  z.object({ href: z.string() }),
]);
const Box = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  imageUrl: z.nullable(z.string()),
  link: z.nullable(Link),
});

/** The boxes of the lobby that are for the player of this tab, in the language of this page. */
export function loadPlayerBoxes(): Promise<{ items: PlayerBox[]; isComplete: boolean }> {
  const [, locale = ""] = location.pathname.split("/");
  return getPlayerContent("api/player/boxes", { locale }, Box);
}
