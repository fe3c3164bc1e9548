import { prefetchList } from "@/lib/play/game-lists/queries";
import { FilteredBar } from "./filtered-bar";
import { FilteredList, FilteredRange } from "./filtered-list";
import { ListFilterDialog } from "./list-filter-dialog";

/** The parts of a list that load on a pointer or focus at its filter: one chunk. */
export { FilteredBar, FilteredList, FilteredRange, ListFilterDialog, prefetchList };
