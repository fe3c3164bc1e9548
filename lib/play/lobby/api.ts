import { array, type infer as Infer, literal, nullable, object, optional, string, tuple, union } from "zod/mini";
import { getPlayerContent } from "@/lib/session/player-content/api";
import type { BannerPlace } from "./banner-place";

const Link = union([
  object({ href: string(), target: literal("_blank"), rel: literal("noopener") }),
  object({ href: string() }),
]);

/** A banner for players, as it travels to the one it is for: ready to be shown. */
const PlayerBanner = object({
  id: string(),
  title: string(),
  description: string(),
  imageUrl: nullable(string()),
  link: nullable(Link),
  conditions: optional(array(tuple([string(), string()]))),
});
export type PlayerBanner = Infer<typeof PlayerBanner>;

/** The banners of a locale's home or lobby that are for the player of this tab. */
export const getPlayerBanners = (locale: string, place: BannerPlace, signal: AbortSignal) =>
  getPlayerContent("api/player/banners", { locale, place }, PlayerBanner, signal);
