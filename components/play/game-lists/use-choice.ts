import { formatListHash, parseListHash } from "@/lib/play/game-lists/choice";
import { type Choice, wholeList } from "@/lib/play/game-lists/schema";
import { useListHash } from "@/lib/play/game-lists/store";
import { changeHash } from "@/lib/site/dialogs/popup-history";

/** Safari refuses more than a hundred changes of the address in half a minute, which somebody who types makes. */
const pauseMs = 200;

let timer: ReturnType<typeof setTimeout> | undefined;

/** The reader's choice for the page's list, and the functions that change it: shown at once, in the address a moment later. */
export function useChoice() {
  const choice = parseListHash(useListHash(({ hash }) => hash));
  return {
    choice,
    change: (part: Partial<Choice>) => write({ ...choice, page: 1, lastPage: 1, ...part }),
    clear: () => write(wholeList),
  };
}

function write(choice: Choice): void {
  const hash = formatListHash(choice);
  const { pathname } = location;
  useListHash.setState({ hash, isAhead: true });
  clearTimeout(timer);
  timer = setTimeout(() => {
    useListHash.setState({ isAhead: false });
    if (location.pathname === pathname) changeHash(hash);
  }, pauseMs);
}
