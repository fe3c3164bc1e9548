import { z } from "zod";
import { tolerantList } from "@/lib/content/tolerant-list";
import { Grid } from "@/lib/play/catalogue/schema";
import type { Banner, Studio } from "@/lib/play/lobby/schema";

const widgetTypes = [
  "game-category",
  "provider-list",
  "recent-games",
  "jackpot",
  "winners",
  "tournament-box",
  "content-box",
] as const;

/** A row of a lobby (specification "Lobby widget"). `id`: the category, the tournament or the banner that it shows. */
export const LobbyWidget = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  type: z.enum(["casino", "live-casino"]),
  rowNum: z.number().int(),
  grid: z.object({ desktop: Grid, tablet: Grid, mobile: Grid }),
  widgetType: z.enum(widgetTypes),
  iconSvg: z.string(),
});
export type LobbyWidget = z.infer<typeof LobbyWidget>;

/** The widgets of a lobby, and the content that two of their types show. */
export interface LobbyWidgets {
  widgets: LobbyWidget[];
  banners: Banner[];
  studios: Studio[];
}

/** The widgets of a lobby in the order of their rows, without those of an unknown type. */
export const Widgets = tolerantList(LobbyWidget).transform((list) =>
  list.toSorted((one, other) => one.rowNum - other.rowNum),
);
