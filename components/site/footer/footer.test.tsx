import { cleanup, render, screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { type Locale, readLocale } from "@/lib/market/locale";
import site from "@/messages/en/site.json";
import { newSessionKeys, sandboxOrigins, siteVariables } from "../../../.ci/lib/programs.mjs";
import { Footer } from "./footer";

const locale: Locale = readLocale("en-UN") ?? expect.fail();
const legal = "A sentence of the operator.";
const menus = [
  {
    id: "information" as const,
    title: "Information",
    entries: [
      { title: "Terms and conditions", page: "terms_and_conditions", url: null },
      { title: "Privacy notice", page: "privacy", url: null },
    ],
  },
];
const market = {
  route: "en-UN",
  licenses: [{ logoName: "Board of games, 17", image: null, url: "https://board.example/17" }],
  legal,
  disableLiveChat: false,
  paymentMethods: [{ name: "MobilePay", image: null, altTag: null }],
};

beforeAll(() => {
  Object.assign(process.env, siteVariables(sandboxOrigins(4000)), { SESSION_KEYS: newSessionKeys() });
});

/** The parts that the footer shows of what editors wrote. */
async function shown(footer: { termsAndConditions: boolean; content: boolean; licenseLogos: boolean }) {
  cleanup();
  render(await Footer({ locale, content: { market: { ...market, footer }, menus } }));
  const isThere = (found: HTMLElement | null) => found !== null;
  return {
    sentence: isThere(screen.queryByText(legal)),
    linkToTerms: isThere(screen.queryByRole("link", { name: "Terms and conditions" })),
    menus: isThere(screen.queryByRole("link", { name: "Privacy notice" })),
    waysToPay: isThere(screen.queryByText("MobilePay")),
    licences: isThere(screen.queryByRole("link", { name: "Board of games, 17" })),
  };
}

const hidden = { termsAndConditions: false, content: false, licenseLogos: false };

const onOff = [true, false];
const settings = onOff.flatMap((termsAndConditions) =>
  onOff.flatMap((content) => onOff.map((licenseLogos) => ({ termsAndConditions, content, licenseLogos }))),
);

test.each(settings)("each part of the footer follows its toggle: %j [CONTENT-013, CONTENT-518]", async (on) => {
  expect(await shown(on)).toEqual({
    sentence: on.termsAndConditions,
    linkToTerms: on.termsAndConditions && on.content,
    menus: on.content,
    waysToPay: on.content,
    licences: on.licenseLogos,
  });
});

test("the glossary is among the pages of the help, once", async () => {
  const footer = { termsAndConditions: true, content: true, licenseLogos: true };
  const help = {
    id: "contact-us" as const,
    title: "Help",
    entries: [{ title: "Support", page: "support", url: null }],
  };
  render(await Footer({ locale, content: { market: { ...market, footer }, menus: [...menus, help] } }));
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: site.glossary.title });
  expect(new URL(link.href).pathname).toBe("/en-UN/glossary");
  expect(link.parentElement?.parentElement?.querySelector("h2")?.textContent).toBe("Help");
});

test("has the way to change the choice about cookies, with and without the content service [COOKIE-008]", async () => {
  const footer = { termsAndConditions: true, content: true, licenseLogos: true };
  for (const content of [null, { market: { ...market, footer }, menus }]) {
    cleanup();
    render(await Footer({ locale, content }));
    const link = screen.getByRole("link", { name: site.footer.cookies });
    expect(link.getAttribute("href")).toBe("#cookie-settings");
  }
});

test("has the age sign and the way to safer gambling, with and without the content service", async () => {
  for (const content of [null, { market: { ...market, footer: hidden }, menus }]) {
    cleanup();
    render(await Footer({ locale, content }));
    expect(screen.getByText("18+")).toBeTruthy();
    const link = screen.getByRole<HTMLAnchorElement>("link", { name: site.footer.help });
    expect(new URL(link.href).pathname).toBe("/en-UN/responsible-gambling");
  }
});

test("the age sign is that of the market's law", async () => {
  render(await Footer({ locale: readLocale("en-CA") ?? expect.fail(), content: null }));
  expect(screen.getByText("19+")).toBeTruthy();
  expect(screen.queryByText("18+")).toBeNull();
});

test("without the content service the footer shows only the site's own texts [CONTENT-013]", async () => {
  render(await Footer({ locale, content: null }));
  expect(screen.getByText("18+")).toBeTruthy();
  expect(screen.queryByText(legal)).toBeNull();
  expect(screen.queryByRole("navigation")).toBeNull();
});

test.each([
  ["pt-BR", "pt", /^Jogue com responsabilidade\./],
  ["en-LL", "nl", /^Wat kost gokken jou\?/],
  ["en-CA", "en", /^19\+\. Play only with money that you can afford to lose\./],
])(
  "%s: the words that the law prescribes stand at the end of every page, in their own language, whatever editors wrote",
  async (address, language, words) => {
    render(await Footer({ locale: readLocale(address) ?? expect.fail(), content: null }));
    expect(screen.getByText(words).getAttribute("lang")).toBe(language);
  },
);

test("a market without such words has none", async () => {
  render(await Footer({ locale, content: null }));
  expect(screen.queryByText(/^(Jogue|Wat kost)/)).toBeNull();
});

test.each([
  ["de-DE", "Markt: Deutschland. Dies ist seine Seite, daher gelten seine Regeln."],
  ["en-JJ", "Market: Germany. Its rules apply on this site."],
  ["en-UN", "Market: Global. Its rules apply on this site."],
])("%s: says whose rules apply, and why, with and without the content service", async (address, sentence) => {
  for (const content of [null, { market, menus }]) {
    cleanup();
    render(
      await Footer({
        locale: readLocale(address) ?? expect.fail(),
        content: content && { ...content, market: { ...market, footer: hidden } },
      }),
    );
    expect(screen.getByText(sentence)).toBeTruthy();
  }
});

test.each([
  ["en-MT", "en", "Malta Gaming Authority: register of licensees", "www.mga.org.mt"],
  ["en-GB", "en", "Gambling Commission: public register of businesses", "www.gamblingcommission.gov.uk"],
  ["en-PP", "sv", "Spelinspektionen: licensregister", "www.spelinspektionen.se"],
  ["en-LL", "nl", "Kansspelautoriteit", "kansspelautoriteit.nl"],
  [
    "de-DE",
    "de",
    "Gemeinsame Glücksspielbehörde der Länder: Übersicht erlaubter Anbieter (Whitelist)",
    "www.gluecksspiel-behoerde.de",
  ],
  ["en-CA", "en", "iGaming Ontario: regulated igaming market", "igamingontario.ca"],
  ["pt-BR", "pt", "Secretaria de Prêmios e Apostas: lista de empresas autorizadas", "www.gov.br"],
])("%s: the authority that licenses the market's sites, in its own language", async (address, language, name, host) => {
  render(await Footer({ locale: readLocale(address) ?? expect.fail(), content: null }));
  const link = screen.getByRole<HTMLAnchorElement>("link", { name });
  expect([link.lang, link.hostname]).toEqual([language, host]);
});
