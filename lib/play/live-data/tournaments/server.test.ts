import { expect, test, vi } from "vitest";
import type { Http } from "@/lib/core/http/http";
import { HttpError } from "@/lib/core/http/http-errors";
import { parseEdition } from "@/lib/routing/edition";
import type { GameLobby } from "@/lib/routing/lobby-type";
import { readTournaments } from "./server";

const box = (id: string) => ({ widgetType: "tournament-box", id });
const widgets: Record<GameLobby, object[]> = {
  casino: [box("spring"), { widgetType: "winners", id: "wins" }],
  liveCasino: [box("spring"), box("tables")],
};
vi.mock("@/lib/play/lobby/widgets/server", () => ({
  getWidgets: async (_edition: unknown, lobby: GameLobby) => widgets[lobby],
}));

/** Reads them from a platform that knows these alone. */
function read(known: readonly string[], market = "UN") {
  const paths: string[] = [];
  const get: Http["get"] = async (path, schema) => {
    paths.push(path);
    const id = path.split("/").at(-2) ?? "";
    if (!known.includes(id)) throw new HttpError(404);
    const prize = { amount: "1.00", currency: "EUR" };
    const body = { id, name: id, prize, startsAt: "2026-01-01", endsAt: "2026-02-01", leaderboard: [] };
    const parsed = schema.safeParse(body);
    return parsed.success ? parsed.data : expect.fail(path);
  };
  const http = { get } as Http;
  const edition = parseEdition(`en-${market}~web~a`) ?? expect.fail(market);
  return { paths, tournaments: readTournaments({ edition, http, siteId: 2 }) };
}

test("those of both lobbies are read, each once [FAV-512]", async () => {
  const { paths, tournaments } = read(["spring", "tables"]);
  expect(Object.keys(await tournaments)).toEqual(["spring", "tables"]);
  expect(paths).toEqual(["tournament/public/2/spring/en", "tournament/public/2/tables/en"]);
});

test("one that cannot be read is logged, and the others remain", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  expect(Object.keys(await read(["tables"]).tournaments)).toEqual(["tables"]);
  expect(log.mock.calls.map(([line]) => JSON.parse(line).part)).toEqual(["tournaments"]);
});

test("where none can be read, the part fails", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  await expect(read([]).tournaments).rejects.toThrow();
});
