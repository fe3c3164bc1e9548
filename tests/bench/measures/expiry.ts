import { Agent } from "node:http";
import { setTimeout } from "node:timers/promises";
import { startSandbox, startSite } from "../../support/processes";
import { type Figure, plain } from "../figure";
import { get } from "../load";

const clients = 64;
const paths = ["/en-UN", "/en-UN/online-casino", "/fi-FI/online-casino"];
/** The time that a page is fresh in Next (`revalidate` in the layout), plus a second. */
const expiryMs = 61_000;
const settleMs = 5_000;

/** Measures the renders of a page that 64 clients request at the moment of its expiry, and of one never rendered. */
export async function measureExpiry(): Promise<Figure[]> {
  const renders: string[] = [];
  const sandbox = await startSandbox({ env: { SANDBOX_GAMES: "3000" } });
  const counter = new URL("../count-renders.mjs", import.meta.url);
  const site = await startSite(sandbox.origins, {
    env: { NODE_OPTIONS: `--import ${counter}` },
    onLine: (line) => {
      if (line.startsWith('{"event":"render"')) renders.push(JSON.parse(line).key);
    },
  });
  const agent = new Agent({ keepAlive: true, maxSockets: clients * paths.length });
  const requestAll = async () => {
    renders.length = 0;
    const visits = paths.flatMap((path) => Array.from({ length: clients }, () => get(site.origin + path, agent)));
    const failed = (await Promise.all(visits)).filter(({ status }) => status !== 200);
    if (failed.length > 0) throw new Error(`${failed.length} requests failed.`);
    await setTimeout(settleMs);
    return countByKey(renders);
  };

  const cold = await requestAll();
  await setTimeout(expiryMs - settleMs);
  const expired = await requestAll();
  agent.destroy();
  await site.stop();
  await sandbox.stop();
  return [toFigure("renders of a page that was never rendered", cold), toFigure("renders at expiry", expired)];
}

function countByKey(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Fewer keys than pages would mean that something was not counted: that does not count as a pass. */
function toFigure(name: string, counts: ReadonlyMap<string, number>): Figure {
  const most = counts.size === paths.length ? Math.max(...counts.values()) : Number.NaN;
  const detail = [...counts].map(([key, count]) => `${key.split("$").at(-1)}: ${count}`).join(", ");
  return plain(`${name}, ${clients} clients per page`, most, 1, "renders", detail);
}
