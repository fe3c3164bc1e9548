import { type Metric, onCLS, onINP, onLCP, onTTFB } from "web-vitals";
import { mayUse } from "../consent/gate";
import { send } from "./report";

/** The measures of a page load: milliseconds, and for `cls` a share of the screen. Null: the browser did not measure it. */
export interface VitalsReport {
  kind: "vitals";
  page: string;
  lcp: number | null;
  cls: number | null;
  inp: number | null;
  ttfb: number | null;
}

/**
 * Measures this page load and reports it once, when the page is first left; again when it was left and came back whole from
 * the browser's history. A page that was loaded out of sight reports nothing.
 */
export function reportVitals(): void {
  if (document.hidden) return;
  const page = location.pathname;
  let measured: Partial<Record<Metric["name"], number>> = {};
  let isReported = false;

  // Before the library's own listeners: what they measure after the return is another load.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) [measured, isReported] = [{}, false];
  });
  const keep = ({ name, value }: Metric) => {
    measured[name] = value;
  };
  for (const measure of [onTTFB, onLCP, onCLS, onINP]) measure(keep, { reportAllChanges: true });

  document.addEventListener("visibilitychange", () => {
    // The consent may be taken back while the page is open.
    if (!document.hidden || isReported || !mayUse("performance")) return;
    isReported = true;
    const { LCP: lcp = null, CLS: cls = null, INP: inp = null, TTFB: ttfb = null } = measured;
    const report: VitalsReport = { kind: "vitals", page, lcp, cls, inp, ttfb };
    send(report);
  });
}
