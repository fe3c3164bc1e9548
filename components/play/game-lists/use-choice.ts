import { formatListHash, parseListHash } from "@/lib/play/game-lists/choice";
import { type Choice, wholeList } from "@/lib/play/game-lists/schema";
import { useListHash } from "@/lib/play/game-lists/store";
import { changeHash } from "@/lib/site/dialogs/popup-history";

/**
 * Safari refuses more than a hundred changes of the address in half a minute, which somebody who types makes. The list behind the filter
 * is drawn as seldom: thirty tiles take longer than the paint that a press or a letter may wait for.
 */
const pauseMs = 200;

let timer: ReturnType<typeof setTimeout> | undefined;

/** The choice of the filter, and the functions that change it: shown there at once, in the list and in the address a moment later. */
export function useChoice() {
  const choice = parseListHash(useListHash(({ hash, ahead }) => ahead ?? hash));
  return {
    choice,
    change: (part: Partial<Choice>) => write({ ...choice, page: 1, lastPage: 1, ...part }, pauseMs),
    clear: () => write(wholeList, pauseMs),
  };
}

/** The choice that the list shows. */
export const useShownChoice = (): Choice => parseListHash(useListHash(({ hash }) => hash));

export const showWholeList = () => write(wholeList, 0);

function write(choice: Choice, afterMs: number): void {
  const hash = formatListHash(choice);
  const { pathname } = location;
  useListHash.setState({ ahead: hash });
  clearTimeout(timer);
  timer = setTimeout(() => {
    // The page of another list may be open.
    if (useListHash.getState().ahead !== hash) return;
    useListHash.setState({ hash, ahead: null });
    if (location.pathname === pathname) changeHash(hash);
  }, afterMs);
}
