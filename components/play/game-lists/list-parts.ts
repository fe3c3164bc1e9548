import { prefetchList } from "@/lib/play/game-lists/queries";
import { FilteredList, FilteredRange } from "./filtered-list";
import { ListFilterDialog } from "./list-filter-dialog";

/** What a list loads when somebody reaches for its filter: one chunk. */
export { FilteredList, FilteredRange, ListFilterDialog, prefetchList };
