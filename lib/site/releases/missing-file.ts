import { onMissingFile } from "@/lib/core/lazy-import";
import { report } from "@/lib/site/browser-reports/report";

/** A chunk of its own, to keep the first load small: it is fetched after the page, long before it is needed. */
export const fetchReload = () => import("./reload");

/** Reloads the page for a missing file; false when that would not help. */
export const reloadForMissing = () =>
  fetchReload().then(
    ({ reloadOnce }) => reloadOnce(),
    () => false,
  );

onMissingFile({ report, reload: () => reloadForMissing() });
