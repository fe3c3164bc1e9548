import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Header } from "@/components/site/header/header";
import { parseLocale } from "@/lib/market/locale";
import { safetyIntents } from "@/lib/safety/intents";
import { registerIntentKinds } from "@/lib/session/intents/kinds";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { useDialogs } from "@/lib/site/dialogs/store";
import { useToasts } from "@/lib/site/toasts/store";
import german from "@/messages/de/safety.json";
import germanSite from "@/messages/de/site.json";
import safety from "@/messages/en/safety.json";
import site from "@/messages/en/site.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { dayBreak, serveBreaks } from "@/tests/support/safety/served-breaks";
import { BreakLink } from "./break-link";
import { loadPlayerChunk } from "./load-player-chunks";

vi.mock("next/navigation", () => ({ useRouter: () => ({}), usePathname: () => location.pathname }));
registerIntentKinds(safetyIntents);

let served: ReturnType<typeof serveBreaks>;

beforeEach(() => {
  served = serveBreaks();
  useDialogs.setState({ requests: [] });
  useToasts.setState({ shown: [] });
  useSession.setState(unknownSession, true);
  localStorage.clear();
  writeConfig();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  server.use(http.get("http://platform.test/v1/*", () => HttpResponse.json({}, { status: 500 })));
});

/** The home of this market, for a player whose account is in this country. */
async function openHeader(segment: string, countryCode: string) {
  history.replaceState(null, "", `/${segment}`);
  await loadAllMessages();
  const locale = parseLocale(segment) ?? expect.fail("no locale");
  render(await Header({ locale, breakLink: await BreakLink({ locale, look: "header" }) }));
  act(() => dispatchSession({ type: "signed-in", player: { ...signedInPlayer(), countryCode } }));
  return within(screen.getByRole("banner"));
}

function stayIn(country: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the edge does
  document.cookie = `country-code=${country}; path=/`;
}
afterEach(() => stayIn(""));

/** The name begins with what is seen, for who speaks it. */
const endsWith = (text: string) => new RegExp(`^24.*: ${text}$`);
const opened = () => useDialogs.getState().requests.map(({ handle }) => handle.name);
const session = () => useSession.getState().session?.kind;

test("the first tap of the header opens the confirmation of a break of 24 hours, and sends nothing [LIMIT-028]", async () => {
  const header = await openHeader("en-UN", "FI");
  await act(() => loadPlayerChunk());
  fireEvent.click(header.getByRole("link", { name: site.playerPages.break }));
  expect(opened()).toEqual(["break"]);
  expect([served.sent, header.queryByRole("button", { name: endsWith(safety.breaks.day.now) })]).toEqual([[], null]);
});

describe("in the header, where the law forbids a second press [LIMIT-028]", () => {
  test.each([
    ["of the market", "de-DE", "FI", "", german],
    ["of the account's place", "en-UN", "DE", "", safety],
    ["of the country of the stay", "en-UN", "FI", "DE", safety],
  ])("%s, one begins the break and ends the session; its name and its description say so", async (...row) => {
    const [, segment, countryCode, stay, { breaks }] = row;
    stayIn(stay);
    const header = await openHeader(segment, countryCode);
    const button = await header.findByRole("button", { name: endsWith(breaks.day.now), description: breaks.day.hint });
    for (const { playerPages } of [site, germanSite])
      expect(header.queryByRole("link", { name: playerPages.break })).toBeNull();
    fireEvent.click(button);
    await eventually(() => expect(served.sent).toEqual(dayBreak));
    await eventually(() => expect(session()).toBe("guest"));
    expect(opened()).toEqual([]);
  });

  test.each([400, 500])("a break that fails with %i says so, and the same button tries again", async (failure) => {
    served.status = failure;
    const header = await openHeader("de-DE", "DE");
    const button = await header.findByRole("button", { name: endsWith(german.breaks.day.now) });
    fireEvent.click(button);
    await eventually(() => expect(useToasts.getState().shown).toHaveLength(1));
    expect(session()).toBe("player");
    served.status = 204;
    await eventually(() => expect(button.getAttribute("aria-busy")).toBeNull());
    fireEvent.click(button);
    await eventually(() => expect(session()).toBe("guest"));
  });
});
