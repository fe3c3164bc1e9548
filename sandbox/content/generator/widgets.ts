import { localise, type Translations, translations } from "../../showcase/translations";
import { bannerDocumentId } from "./banners";
import { categories } from "./categories";
import { type ContentDocument, makeDocument } from "./document";
import { type Icon, icons } from "./icons";
import { liveCategories } from "./live-categories";
import { type Grid, oneRow } from "./tile-grids";

interface WidgetPlan {
  /** The id of its content: a category, a tournament, a banner; for others a separate name. */
  id: string;
  widgetType: string;
  name: Translations;
  icon: Icon;
  grid: { desktop: Grid; tablet: Grid; mobile: Grid };
}

const widget = (widgetType: string, id: string, icon: Icon, name: Translations): WidgetPlan => ({
  id,
  widgetType,
  name,
  icon,
  grid: oneRow,
});

const recent = widget(
  "recent-games",
  "recent",
  "star",
  translations(({ widgets }) => widgets.recent),
);
const jackpot = widget(
  "jackpot",
  "largest",
  "crown",
  translations(({ widgets }) => widgets.jackpot),
);
const winners = widget(
  "winners",
  "wins",
  "rise",
  translations(({ widgets }) => widgets.winners),
);
const tournament = widget(
  "tournament-box",
  "weekly-multiplier",
  "bolt",
  translations(({ widgets }) => widgets.tournament),
);
const providers = widget(
  "provider-list",
  "studios",
  "layers",
  translations(({ widgets }) => widgets.providers),
);
const limits = widget(
  "content-box",
  bannerDocumentId("limits"),
  "leaf",
  translations(({ widgets }) => widgets.limits),
);

/** The casino's widgets in the order of the lobby: the rows of its categories, and between them what is not a category. */
const widgets: readonly WidgetPlan[] = categories.flatMap(({ slug, name, icon, grid }) => {
  const category = { id: slug, widgetType: "game-category", name, icon, grid };
  if (slug === "popular") return [recent, category, jackpot];
  if (slug === "jackpots") return [category, winners];
  if (slug === "book-games") return [category, tournament];
  return slug === "many-ways" ? [category, limits, providers] : [category];
});

/** The same of the live casino, whose tables come before the player's own games: those may be slots. */
const liveWidgets: readonly WidgetPlan[] = [
  ...liveCategories.flatMap(({ slug, name, icon, grid }) => {
    const category = { id: slug, widgetType: "game-category", name, icon, grid };
    return slug === "live-popular" ? [category, recent] : [category];
  }),
  tournament,
  limits,
  providers,
];

const lists = { casino: widgets, "live-casino": liveWidgets };
type Lobby = keyof typeof lists;

export const widgetDocumentIds = (lobby: Lobby): string[] => lists[lobby].map((plan) => documentId(lobby, plan));

const documentId = (lobby: Lobby, { widgetType, id }: WidgetPlan) => `widget-${lobby}-${widgetType}-${id}`;

export const makeWidgetDocuments = (): ContentDocument[] => [
  ...makeDocuments("casino"),
  ...makeDocuments("live-casino"),
];

const makeDocuments = (lobby: Lobby): ContentDocument[] =>
  lists[lobby].map((plan, rowNum) =>
    makeDocument("lobbyWidget", documentId(lobby, plan), {
      id: plan.id,
      name: localise(plan.name),
      type: lobby,
      rowNum,
      grid: plan.grid,
      widgetType: plan.widgetType,
      iconSvg: icons[plan.icon],
    }),
  );
