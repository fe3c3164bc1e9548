import { send } from "./report";

/** What a page load was like: milliseconds, and for `cls` a share of the screen. Null: there was nothing to measure. */
export interface VitalsReport {
  kind: "vitals";
  page: string;
  /** When the largest picture or text was painted. */
  lcp: number | null;
  /** How far things moved by themselves, in the worst five seconds. */
  cls: number;
  /** How long the slowest input had to wait for its effect on the screen; one in fifty may be slower. */
  inp: number | null;
  /** When the first byte of the document came. */
  ttfb: number | null;
}

/** What the types of the DOM do not know yet, as the specifications of the entries have it. */
interface Entry extends PerformanceEntry {
  interactionId?: number;
  value?: number;
  hadRecentInput?: boolean;
}

/** Measures this page load and reports it once, when the page is first left. A page that was loaded out of sight says nothing. */
export function reportVitals(): void {
  if (document.hidden) return;
  const page = location.pathname;
  const [navigation] = performance.getEntriesByType("navigation");
  const ttfb = navigation && "responseStart" in navigation ? Number(navigation.responseStart) : null;
  let lcp: number | null = null;
  const shifts: Entry[] = [];
  const waits = new Map<number, number>();

  const takers = [
    observe("largest-contentful-paint", ({ startTime }) => {
      lcp = startTime;
    }),
    observe("layout-shift", (shift) => {
      if (!shift.hadRecentInput) shifts.push(shift);
    }),
    observe("event", ({ interactionId, duration }) => {
      if (interactionId) waits.set(interactionId, Math.max(duration, waits.get(interactionId) ?? 0));
    }),
  ];

  document.addEventListener(
    "visibilitychange",
    () => {
      for (const take of takers) take();
      const inp = slowest([...waits.values()]);
      const report: VitalsReport = { kind: "vitals", page, lcp, cls: worstShift(shifts), inp, ttfb };
      send(report);
    },
    { once: true },
  );
}

/** Hears the entries of a type, those from before too. Returns the way to take what was not handed over yet, and to stop. */
function observe(type: string, hear: (entry: Entry) => void): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => {};
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(hear));
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type,
    buffered: true,
    durationThreshold: 40,
  };
  observer.observe(options);
  return () => {
    observer.takeRecords().forEach(hear);
    observer.disconnect();
  };
}

/** The largest sum of shifts that follow one another within a second, over five seconds at most. */
export function worstShift(shifts: readonly { startTime: number; value?: number }[]): number {
  let worst = 0;
  let sum = 0;
  let first = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { startTime, value = 0 } of shifts) {
    const goesOn = startTime - last < 1_000 && startTime - first < 5_000;
    if (!goesOn) first = startTime;
    sum = goesOn ? sum + value : value;
    last = startTime;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** The slowest wait, passing over one of every fifty. */
export function slowest(waits: readonly number[]): number | null {
  return waits.toSorted((a, b) => b - a)[Math.floor(waits.length / 50)] ?? null;
}
