import { beforeEach, expect, test, vi } from "vitest";
import { readLocale } from "@/lib/market/locale";
import { getPayAndPlay } from "./server";

const message = "Pnp Banner not being configured!";
const fetchContent = vi.hoisted(() => vi.fn());
vi.mock("@/lib/content/server", () => ({ fetchContent }));
const isIndexed = vi.hoisted(() => vi.fn());
vi.mock("@/lib/config/server", () => ({ isIndexed }));
vi.mock("@/lib/routing/rules", () => ({ readRules: () => ({ offersPayAndPlay: () => true }) }));
vi.mock("@/lib/config/environment", () => ({
  readEnvironment: () => ({
    PNP_AUTHORIZE_URL: "https://bank.test/",
    PNP_AMOUNTS: { EUR: { leastMinor: 1_000, mostMinor: 500_000 }, BRL: { leastMinor: 3_000, mostMinor: 9_000 } },
  }),
}));

let logged: ReturnType<typeof vi.spyOn>;
const offer = (locale = "fi-FI") => getPayAndPlay(readLocale(locale) ?? expect.fail(), "192.0.2.7");
const amounts = { leastMinor: 1_000, mostMinor: 500_000 };

beforeEach(() => {
  fetchContent.mockReset();
  isIndexed.mockReset();
  logged = vi.spyOn(console, "error").mockReturnValue();
});

test.each([
  ["in production is logged, and not said to anybody", true, null],
  ["elsewhere is logged and said", false, message],
])("a missing banner %s; the form comes without one [PROMO-504, PNP-511]", async (_what, isProduction, notice) => {
  fetchContent.mockResolvedValue(null);
  isIndexed.mockReturnValue(isProduction);
  expect(await offer()).toEqual({ authorizeUrl: "https://bank.test/", amounts, banner: null, notice });
  expect(logged.mock.calls.map(([line]: unknown[]) => JSON.parse(String(line)))).toEqual([
    { event: "configuration", message },
  ]);
});

test.each([
  ["that is there", () => Promise.resolve({ title: "Bank", description: "Pay and play" })],
  ["that could not be asked for", () => Promise.reject(new TypeError("away"))],
])("a banner %s is not a missing one", async (_what, respond) => {
  fetchContent.mockImplementation(respond);
  isIndexed.mockReturnValue(false);
  expect(await offer()).toMatchObject({ notice: null });
  expect(logged).not.toHaveBeenCalled();
});

test.each([
  ["fi-FI", amounts],
  ["en-UN", amounts],
  ["br-BR", { leastMinor: 3_000, mostMinor: 9_000 }],
  ["en-GB", null],
])(
  "the amounts of %s are those of the currency of its accounts, none where none are configured",
  async (locale, expected) => {
    fetchContent.mockResolvedValue({ title: "Bank", description: "Pay and play" });
    expect((await offer(locale))?.amounts).toEqual(expected);
  },
);
