import { clsx } from "clsx";

/** One size for all that may be here: poster, loader, frame, problem. On a phone it ends above the bar of the site. */
const room =
  "h-[max(18rem,calc(var(--app-height,100dvh)-16rem))] md:max-h-[46rem] md:min-h-[22rem] min-[1700px]:max-h-[54rem]";

/** On a high phone the row of the demo is above the bar of the site too; on a low one the game keeps its size. */
const roomAboveRow = "[@media((width<768px)_and_(height>=44rem))]:h-[calc(var(--app-height,100dvh)-19.5rem)]";

/** A note beside the running game may take this much of its room. */
const leastRoom = "max-md:min-h-[13rem]";

/** In a low window all but the running game is as high as its text, and on a phone on its side fills the first screen at least. */
const lowRoom =
  "low:h-auto low:min-h-[20rem] landscape-phone:h-auto landscape-phone:min-h-[calc(var(--app-height,100dvh)-var(--bar)-11.25rem)]";

interface Situation {
  isPlaying: boolean;
  /** Has a phone the way to the demo below it? */
  hasRow: boolean;
}

/** The size of the place of a game that does not take the window. */
export const stageSize = ({ isPlaying, hasRow }: Situation): string =>
  clsx(room, hasRow && roomAboveRow, isPlaying ? leastRoom : lowRoom);

/** The bar of the game, the notes and the stage: on a phone they end above the bar of the site, and what notes in many lines leave no room for is scrolled to. */
const area = "flex flex-col max-md:overflow-y-auto max-md:max-h-[max(21.5rem,calc(var(--app-height,100dvh)-12.5rem))]";
const areaAboveRow = "[@media((width<768px)_and_(height>=44rem))]:max-h-[calc(var(--app-height,100dvh)-16rem)]";
/** What is not a running game is as high as its text. */
const anyHeight = "flex flex-col";

/** The size of the place of a game with all that is above it. `isAlone`: it takes the window. */
export function areaSize({ isPlaying, hasRow, isAlone }: Situation & { isAlone: boolean }): string {
  if (isAlone) return "flex min-h-0 flex-1 flex-col";
  return isPlaying ? clsx(area, hasRow && areaAboveRow) : anyHeight;
}
