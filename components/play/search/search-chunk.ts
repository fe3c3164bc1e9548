import { prefetchIndex } from "@/lib/play/search/queries";
import { SearchDialog } from "./search-dialog";

/** The parts of the search that load on a pointer or focus at its link: one chunk. */
export { prefetchIndex, SearchDialog };
