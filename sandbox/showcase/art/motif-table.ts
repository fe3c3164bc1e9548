import type { ArtTheme } from "../themes";
import type { Motif } from "./motif";
import { baccarat } from "./motifs/baccarat";
import { blackjack } from "./motifs/blackjack";
import { book } from "./motifs/book";
import { cactus } from "./motifs/cactus";
import { candy } from "./motifs/candy";
import { cards } from "./motifs/cards";
import { chest } from "./motifs/chest";
import { clover } from "./motifs/clover";
import { crown } from "./motifs/crown";
import { dial } from "./motifs/dial";
import { dice } from "./motifs/dice";
import { dragon } from "./motifs/dragon";
import { fox } from "./motifs/fox";
import { fruit } from "./motifs/fruit";
import { gears } from "./motifs/gears";
import { gem } from "./motifs/gem";
import { idol } from "./motifs/idol";
import { koi } from "./motifs/koi";
import { lantern } from "./motifs/lantern";
import { lifebuoy } from "./motifs/lifebuoy";
import { mines } from "./motifs/mines";
import { neon } from "./motifs/neon";
import { pearl } from "./motifs/pearl";
import { planet } from "./motifs/planet";
import { plinko } from "./motifs/plinko";
import { potion } from "./motifs/potion";
import { pyramid } from "./motifs/pyramid";
import { roulette } from "./motifs/roulette";
import { sevens } from "./motifs/sevens";
import { ship } from "./motifs/ship";
import { storm } from "./motifs/storm";
import { volcano } from "./motifs/volcano";
import { wheel } from "./motifs/wheel";
import { wolf } from "./motifs/wolf";

export const motifs: Record<ArtTheme, Motif> = {
  baccarat,
  blackjack,
  book,
  cactus,
  candy,
  cards,
  chest,
  clover,
  crown,
  dial,
  dice,
  dragon,
  fox,
  fruit,
  gears,
  gem,
  idol,
  koi,
  lantern,
  lifebuoy,
  mines,
  neon,
  pearl,
  planet,
  plinko,
  potion,
  pyramid,
  roulette,
  sevens,
  ship,
  storm,
  volcano,
  wheel,
  wolf,
};
