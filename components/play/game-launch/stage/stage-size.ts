import { clsx } from "clsx";

/** One size for all that may be here: poster, loader, frame, problem. On a phone it ends above the bar of the site. */
const room =
  "h-[calc(var(--app-height,100dvh)-16rem)] min-h-[18rem] md:max-h-[46rem] md:min-h-[22rem] min-[1700px]:max-h-[54rem]";

/** On a high phone the row of the demo is above the bar of the site too; on a low one the game keeps its size. */
const roomAboveRow = "[@media((width<768px)_and_(height>=44rem))]:h-[calc(var(--app-height,100dvh)-19.5rem)]";

/** In a low window all but the running game is as high as its text, and on a phone on its side fills the first screen at least. */
const lowRoom =
  "low:h-auto low:min-h-[20rem] landscape-phone:h-auto landscape-phone:min-h-[calc(var(--app-height,100dvh)-var(--bar)-11.25rem)]";

/** The size of the place of a game that does not take the window. `hasRow`: a phone has the way to the demo below it. */
export const stageSize = ({ isPlaying, hasRow }: { isPlaying: boolean; hasRow: boolean }): string =>
  clsx(room, hasRow && roomAboveRow, !isPlaying && lowRoom);
