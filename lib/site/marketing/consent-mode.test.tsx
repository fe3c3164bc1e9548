import { beforeEach, expect, test, vi } from "vitest";
import { writeConfig } from "@/tests/contract/session/browser";

/** A document of its own: what it has requested and told is kept by its modules. */
async function openDocument(consentMode?: true) {
  vi.resetModules();
  document.head.replaceChildren();
  Reflect.deleteProperty(window, "dataLayer");
  writeConfig();
  const marketing = { analytics: "https://tags.example/a.js", consentMode };
  const { publicConfig } = await import("@/lib/config/public");
  Object.assign(publicConfig(), { marketing });
  const { choose } = await import("../consent/choice");
  const { keepScripts, wantedScripts } = await import("./scripts");
  const place = { pathname: "/en-UN/online-casino", hash: "" };
  const keep = () =>
    keepScripts(
      wantedScripts(marketing, {
        isPlayer: true,
        isLoginOpen: false,
        isQuestionnaireOpen: false,
        entered: place,
        now: place,
      }),
    );
  keep();
  return (performance: boolean, marketing: boolean) => {
    choose({ performance, marketing });
    keep();
  };
}

const scripts = () => document.querySelectorAll("script[data-marketing]").length;
const messages = (): unknown[] => Object(window).dataLayer ?? [];
const commands = () => messages().map((message) => [...(message as IArguments)]);

const all = (marketing: string, performance: string) => ({
  ad_storage: marketing,
  ad_user_data: marketing,
  ad_personalization: marketing,
  analytics_storage: performance,
  functionality_storage: performance,
  personalization_storage: performance,
});

beforeEach(() => localStorage.clear());

test("nothing is told before the choice or after a refusal; then all is denied, and what was chosen allowed, before the tag is requested", async () => {
  const choose = await openDocument(true);
  choose(true, false);
  expect([scripts(), "dataLayer" in window]).toEqual([0, false]);
  const told: unknown[] = [];
  const append = vi.spyOn(document.head, "append").mockImplementation(() => void told.push(...commands()));
  choose(false, true);
  append.mockRestore();
  expect(told).toEqual([
    ["consent", "default", all("denied", "denied")],
    ["consent", "update", all("granted", "denied")],
  ]);
});

test("each is the arguments of a call, which a tag takes for a command", async () => {
  const choose = await openDocument(true);
  choose(true, true);
  expect(messages().map((message) => Object.prototype.toString.call(message))).toEqual([
    "[object Arguments]",
    "[object Arguments]",
  ]);
});

test("a later choice is told once, a refusal of all too", async () => {
  const choose = await openDocument(true);
  choose(false, true);
  choose(false, true);
  expect(commands()).toHaveLength(2);
  choose(true, true);
  expect(commands().at(-1)).toEqual(["consent", "update", all("granted", "granted")]);
  choose(false, false);
  expect(commands().at(-1)).toEqual(["consent", "update", all("denied", "denied")]);
  expect(commands()).toHaveLength(4);
});

test("what a page keeps in its data layer stays", async () => {
  const choose = await openDocument(true);
  Object.assign(window, { dataLayer: ["of others"] });
  choose(false, true);
  expect(messages()[0]).toBe("of others");
  expect(messages()).toHaveLength(3);
});

test("without the configuration nothing is told", async () => {
  const choose = await openDocument();
  choose(true, true);
  choose(false, false);
  choose(true, true);
  expect("dataLayer" in window).toBe(false);
});
