import { loadQuietly } from "@/lib/core/lazy-import";
import { whenAllowed } from "../consent/gate";

/** Measures how fast this page is, as soon as the visitor allows it. The code that measures is not requested before. */
export function measureWhenAllowed(): void {
  whenAllowed("performance", () => {
    loadQuietly(() => import("./vitals")).then(
      ({ reportVitals }) => reportVitals(),
      () => {},
    );
  });
}
