import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { parseEdition } from "@/lib/routing/edition";
import type { LobbyIslands } from "./row-context";
import { WinnersSection } from "./winners-section";

const Live: LobbyIslands["Live"] = ({ widget, shownTo }) => <p>{`${widget} ${JSON.stringify(shownTo)}`}</p>;
async function show(name: string) {
  const edition = parseEdition(name) ?? expect.fail(name);
  return render(await WinnersSection({ edition, id: "w", title: "Winners", Live })).container.textContent;
}

test("a market whose policy shows no wins of others has no section of them; elsewhere it knows whom they are hidden from", async () => {
  for (const market of ["en-SE~web~a", "en-NL~web~a", "de-DE~web~a", "de-JJ~web~a"])
    expect(await show(market)).toBe("");
  const closed = '{"here":true,"at":{"SE":false,"PP":false,"NL":false,"LL":false,"DE":false,"JJ":false}}';
  expect(await show("en-UN~web~a")).toBe(`WinnersWinnerPanel ${closed}`);
});
