import { setTimeout as sleep } from "node:timers/promises";
import { burdens } from "../support/costly-requests";
import { rawBytes } from "../support/raw-request";

const lobby = "/en-UN/online-casino";
/** The two that took a second of CPU each, and the one that blocked every address. */
const hostile = [
  ["/locales/en-UN/default.json", "many cookies"],
  ["/api/live/en-UN~web~a", "many parameters"],
  [lobby, "a name of a browser"],
] as const;
const clients = 2;
/** Between two requests of a client: six times as many as were enough to stop the site. */
const pauseMs = 100;
const visits = 150;
const rounds = 3;

/** How many times longer a lobby from the cache takes beside two hostile clients than alone; the best of three rounds, by medians. */
export async function slowdownBesideHostileClients(origin: string): Promise<number> {
  for (let warm = 0; warm < 20; warm++) await rawBytes(origin, lobby, { headers: { "accept-encoding": "br" } });
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const alone = await medianOfLobby(origin);
    const controller = new AbortController();
    const attacks = Array.from({ length: clients }, (_, at) => attack(origin, at, controller.signal));
    const beside = await medianOfLobby(origin);
    controller.abort();
    await Promise.all(attacks);
    best = Math.min(best, beside / alone);
  }
  return best;
}

async function attack(origin: string, first: number, signal: AbortSignal): Promise<void> {
  for (let at = first; !signal.aborted; at++) {
    const [address, name] = hostile[at % hostile.length] ?? hostile[0];
    const { headers = {}, query } = burdens[name]?.(at.toString(36)) ?? {};
    await rawBytes(origin, query === undefined ? address : `${address}?${query}`, { headers }).catch(() => null);
    await sleep(pauseMs);
  }
}

async function medianOfLobby(origin: string): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit < visits; visit++) {
    const started = performance.now();
    await rawBytes(origin, lobby, { headers: { "accept-encoding": "br" } });
    times.push(performance.now() - started);
    await sleep(5);
  }
  return times.sort((one, other) => one - other)[visits / 2] ?? 0;
}
