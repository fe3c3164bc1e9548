import { isValidElement, type ReactElement } from "react";
import { expect, test, vi } from "vitest";
import type { LoadPlayerContent } from "@/components/site/player-page/player-content";
import { type PlayerPageName, type Route, routes } from "@/lib/routing/routes";
import { guardedPage } from "./guarded-page";

vi.mock("@/lib/market/messages/get-translations", () => ({ getTranslations: async () => (key: string) => key }));
vi.mock("@/lib/routing/require-edition", () => ({ requireEdition: async () => ({ locale: { segment: "en-UN" } }) }));

const names = Object.entries<Route>(routes)
  .filter(([, { title }]) => title !== undefined)
  .map(([name]) => name as PlayerPageName);

test("the sentence below the title is that of the page and its locale", async () => {
  const load = async () => ({ Content: () => null });
  const getIntro = async ({ segment }: { segment: string }) => `what ${segment} reads`;
  const page = guardedPage("gamblingLimits", { load, getIntro });
  const shell = await page.Page({ params: Promise.resolve({ edition: "en-UN~web~a" }) });
  expect((shell as ReactElement<{ intro: string }>).props.intro).toBe("what en-UN reads");
});

test("content without props needs nothing of the server; content with props does", async () => {
  const load = async () => ({ Content: () => null });
  const page = guardedPage("banking", { load });
  const shell = await page.Page({ params: Promise.resolve({ edition: "en-UN~web~a" }) });
  const { children } = (shell as ReactElement<{ children: ReactElement }>).props;
  expect(children.props).toMatchObject({ data: {} });
  const loadWithProps: LoadPlayerContent<{ helpHref: string }> = load;
  // @ts-expect-error The content would miss its props.
  guardedPage("banking", { load: loadWithProps });
});

test.each(names)("the page %s hands its content to the gate of the route table", async (name) => {
  const load = async () => ({ Content: () => null });
  const page = guardedPage(name, { load, getData: async () => ({ of: name }) });
  const shell = await page.Page({ params: Promise.resolve({ edition: "en-UN~web~a" }) });
  const { children } = (shell as ReactElement<{ children: unknown }>).props;
  expect(isValidElement(children)).toBe(true);
  const { guard }: Route = routes[name];
  expect((children as ReactElement).props).toMatchObject({ load, guard: guard ?? null, data: { of: name } });
});
