import { act, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LoginDialog } from "@/components/account/login/login-dialog";
import { SignUpDialog } from "@/components/account/sign-up/sign-up-dialog";
import type { DialogFrame } from "@/components/ui/dialog";
import type { PublicConfig } from "@/lib/config/public";
import type { MarketCode } from "@/lib/market/markets";
import { lawLinesOf } from "@/lib/market/policy/policies";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { config, signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { signUpOptions } from "@/tests/support/registration";
import { stayIn } from "@/tests/support/stay";
import { AccountLawIsland } from "./account-law-island";
import { DialogLaw } from "./dialog-law";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push() {}, replace() {} }) }));

const configured: Pick<PublicConfig, "lawLines"> = vi.hoisted(() => ({}));
// It is read once, and each page has its own.
vi.mock("@/lib/config/public", async (load) => ({
  ...(await load<object>()),
  publicConfig: () => ({ ...config, ...configured }),
}));

const connex = "ConnexOntario 1-866-531-2600";
const ontario = /^19\+\. Play only with money that you can afford to lose\./;
const brazil = /^Jogue com responsabilidade\./;
const frame: DialogFrame = { isShown: true, canClose: true, onClose() {} };

beforeEach(() => {
  queryClient.clear();
  useSession.setState(unknownSession, true);
  writeConfig();
  delete configured.lawLines;
  server.use(
    http.get("*/api/sign-up/:locale", () => HttpResponse.json(signUpOptions)),
    http.get("*/v1/player/access/context", () => HttpResponse.json({ isRestricted: false })),
    http.get("*/v1/site/config", () => HttpResponse.json({ smsVerification: true })),
    http.get("*/v1/player/markets/risk-setting", () => HttpResponse.json({})),
  );
});

async function goTo(market: string) {
  configured.lawLines = lawLinesOf(market.slice(3) as MarketCode);
  history.replaceState(null, "", `/${market}/casino`);
  await loadAllMessages();
}
const rulesOf = (market: string) => eventually(() => queryClient.getQueryData(["public", "market-rules", market]));

test.each([
  ["the registration", SignUpDialog],
  ["the login", LoginDialog],
])("%s names Brazil's risk in the words of its law, and the central self-exclusion", async (_, Dialog) => {
  await goTo("br-BR");
  render(<Dialog {...frame} />);
  const words = await screen.findByText(brazil);
  expect(words.closest("li")?.lang).toBe("pt");
  for (const risk of ["dependência", "transtornos do jogo patológico", "perda dos valores apostados"])
    expect(words.textContent).toContain(risk);
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Autoexclusão centralizada" });
  expect(link.href).toMatch(/^https:\/\/www\.gov\.br\//);
});

test("the registration names Ontario's help line", async () => {
  await goTo("en-CA");
  render(<SignUpDialog {...frame} />);
  const link = await screen.findByRole<HTMLAnchorElement>("link", { name: connex });
  expect([link.href, link.closest("li")?.lang]).toEqual(["https://connexontario.ca/", "en"]);
  expect(screen.getByText(ontario).closest("li")?.lang).toBe("en");
});

test("what the market prescribes is there at once, and nothing is fetched for it", async () => {
  let asked = 0;
  server.use(http.get("*/api/market-rules/:locale", () => HttpResponse.json({}, { status: 500 + asked++ })));
  await goTo("br-BR");
  render(<LoginDialog {...frame} />);
  expect(screen.getByText(brazil)).toBeTruthy();
  expect(await screen.findByRole("button", { name: /entrar/i })).toBeTruthy();
  expect(asked).toBe(0);
});

test("a market whose law asks for no lines has none", async () => {
  await goTo("en-UN");
  const { container } = render(<DialogLaw />);
  expect(container.innerHTML).toBe("");
});

describe("in another place than the market's", () => {
  afterEach(() => stayIn(""));

  test("the registration of a visitor in Ontario has its lines, beside those of the market", async () => {
    stayIn("CA", "ON");
    await goTo("br-BR");
    render(<SignUpDialog {...frame} />);
    expect(screen.getByText(brazil)).toBeTruthy();
    expect(await screen.findByRole("link", { name: connex })).toBeTruthy();
    expect(screen.getAllByText(brazil)).toHaveLength(1);
  });

  test("lines of the stay that cannot be read stand in nothing's way", async () => {
    server.use(http.get("*/api/market-rules/:locale", () => HttpResponse.json({ helpLines: "none" })));
    stayIn("CA", "ON");
    await goTo("br-BR");
    render(<LoginDialog {...frame} />);
    expect(await screen.findByRole("button", { name: /entrar/i })).toBeTruthy();
    expect(screen.getByText(brazil)).toBeTruthy();
    expect(screen.queryByRole("link", { name: connex })).toBeNull();
  });

  test("a player page has the lines of the stay", async () => {
    stayIn("BR");
    await openAccount("en-UN", "FI");
    expect(await screen.findByText(brazil)).toBeTruthy();
  });
});

async function openAccount(market: string, countryCode = "CA") {
  await goTo(market);
  const result = render(<AccountLawIsland />);
  const player = { ...signedInPlayer(), countryCode, provinceCode: countryCode === "CA" ? "ON" : "" };
  act(() => dispatchSession({ type: "signed-in", player }));
  return result;
}

test("a player page of another market has the help line of the account's place", async () => {
  await openAccount("en-UN");
  expect(await screen.findByRole("link", { name: connex })).toBeTruthy();
  expect(screen.getByText(ontario)).toBeTruthy();
});

test("and none twice in the market of that place", async () => {
  const { container } = await openAccount("en-CA");
  await rulesOf("en-CA");
  expect(container.innerHTML).toBe("");
});

test("nothing of an account is shown to a visitor, and nothing is loaded for it", async () => {
  await goTo("en-UN");
  const { container } = render(<AccountLawIsland />);
  expect(container.innerHTML).toBe("");
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});
