import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Translator } from "@/lib/market/messages/translator";
import { parseEdition } from "@/lib/routing/edition";
import type { LobbyIslands } from "./row-context";
import { WinnersSection } from "./winners-section";

const t: Translator<"play"> = (key) => key;
const Live: LobbyIslands["Live"] = ({ widget, shownTo }) => <p>{`${widget} ${JSON.stringify(shownTo)}`}</p>;
const show = (name: string) =>
  render(<WinnersSection t={t} edition={parseEdition(name) ?? expect.fail(name)} id="w" title="Winners" Live={Live} />)
    .container.textContent;

test("a market whose policy shows no wins of others has no section of them; elsewhere it knows whom they are hidden from", () => {
  expect(["en-SE~web~a", "en-NL~web~a", "de-DE~web~a", "de-JJ~web~a"].map(show)).toEqual(["", "", "", ""]);
  const closed = '{"here":true,"at":{"SE":false,"PP":false,"NL":false,"LL":false,"DE":false,"JJ":false}}';
  expect(show("en-UN~web~a")).toBe(`WinnersWinnerPanel ${closed}`);
});
