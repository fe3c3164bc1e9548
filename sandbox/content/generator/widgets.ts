import { boxDocumentId } from "./boxes";
import { categories } from "./categories";
import { type ContentDocument, localise, makeDocument, type Words, words } from "./document";
import { type Grid, oneRow } from "./grids";
import { type Icon, icons } from "./icons";
import { liveCategories } from "./live-categories";

interface WidgetPlan {
  /** What it shows: a category, a tournament, a box; for others a name of its own. */
  id: string;
  widgetType: string;
  name: Words;
  icon: Icon;
  grid: { desktop: Grid; tablet: Grid; mobile: Grid };
}

const widget = (widgetType: string, id: string, icon: Icon, name: string): WidgetPlan => ({
  id,
  widgetType,
  name: words(name),
  icon,
  grid: oneRow,
});

const recent = widget(
  "recent-games",
  "recent",
  "star",
  "Your games|Sinun pelisi|Dine spill|Ihre Spiele|Vos jeux|Tus juegos|Os seus jogos|あなたのゲーム|Oyunlarınız|Twoje gry|Mga laro mo",
);
const jackpot = widget(
  "jackpot",
  "largest",
  "crown",
  "Largest jackpots|Suurimmat jackpotit|Største jackpotter|Größte Jackpots|Plus gros jackpots|Mayores jackpots|Maiores jackpots|最高額のジャックポット|En büyük jackpotlar|Największe jackpoty|Pinakamalalaking jackpot",
);
const winners = widget(
  "winners",
  "wins",
  "rise",
  "Winners|Voittajat|Vinnere|Gewinne|Gagnants|Ganadores|Vencedores|当選者|Kazananlar|Wygrane|Mga nanalo",
);
const tournament = widget(
  "tournament-box",
  "weekly-multiplier",
  "bolt",
  "Tournament|Turnaus|Turnering|Turnier|Tournoi|Torneo|Torneio|トーナメント|Turnuva|Turniej|Paligsahan",
);
const providers = widget(
  "provider-list",
  "studios",
  "layers",
  "The studios behind the games|Studiot pelien takana|Studioene bak spillene|Die Studios hinter den Spielen|Les studios derrière les jeux|Los estudios detrás de los juegos|Os estúdios por trás dos jogos|ゲームを作るスタジオ|Oyunların arkasındaki stüdyolar|Studia, które tworzą gry|Mga studio sa likod ng mga laro",
);
const limits = widget(
  "content-box",
  boxDocumentId("limits"),
  "leaf",
  "Before you play|Ennen kuin pelaat|Før du spiller|Vor dem Spielen|Avant de jouer|Antes de jugar|Antes de jogar|プレイの前に|Oynamadan önce|Zanim zagrasz|Bago maglaro",
);

/** The casino's widgets in the order of the lobby: the rows of its categories, and between them what is not a category. */
const widgets: readonly WidgetPlan[] = categories.flatMap(({ slug, name, icon, grid }) => {
  const category = { id: slug, widgetType: "game-category", name, icon, grid };
  if (slug === "popular") return [recent, category, jackpot];
  if (slug === "jackpots") return [category, winners];
  if (slug === "book-games") return [category, tournament];
  return slug === "many-ways" ? [category, limits, providers] : [category];
});

/** The same of the live casino. */
const liveWidgets: readonly WidgetPlan[] = [
  recent,
  ...liveCategories.map(({ slug, name, icon, grid }) => ({ id: slug, widgetType: "game-category", name, icon, grid })),
  tournament,
  limits,
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
