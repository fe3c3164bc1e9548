import { prefetchIndex } from "@/lib/play/search/queries";
import { SearchDialog } from "./search-dialog";

/** What the search loads when somebody reaches for it: one chunk. */
export { prefetchIndex, SearchDialog };
