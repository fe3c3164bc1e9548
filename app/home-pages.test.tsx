import { expect, test, vi } from "vitest";
import { brands } from "@/lib/config/brand";
import { defaultLocale } from "@/lib/market/locale";
import { paths } from "@/lib/routing/paths";
import { routeOfPath, routes } from "@/lib/routing/routes";

const HomeView = vi.hoisted(() => vi.fn());
vi.mock("./[edition]/home-view", () => ({ HomeView }));
vi.mock("./[edition]/(account)/flow-metadata", () => ({ flowMetadata: vi.fn() }));

interface Shown {
  type: unknown;
  props: { params?: unknown; children?: unknown };
}
interface Page {
  default(props: object): Shown | Promise<Shown>;
}

test.each([
  ["/en-UN", "home", () => import("./[edition]/(play)/page")],
  ["/en-UN/signup", "signUp", () => import("./[edition]/(account)/signup/page")],
  ["/en-UN/signup/pnp", "signUpPnp", () => import("./[edition]/(account)/signup/pnp/page")],
  ["/en-UN/reset-password", "resetPassword", () => import("./[edition]/(account)/reset-password/page")],
  ["/en-UN/welcome-to-greenroom", "welcome", () => import("./[edition]/(account)/welcome/page")],
] as const)("%s is the page %s, which shows home [ROUTE-001]", async (pathname, name, load) => {
  expect(routeOfPath(pathname)).toBe(routes[name]);
  const page = (await load()) as unknown as Page;
  const params = Promise.resolve({ edition: "en-UN~web~a" });
  const shown = await page.default({ params });
  // The home itself has data for search engines beside it.
  expect([shown, shown.props.children].flat()).toContainEqual(
    expect.objectContaining({ type: HomeView, props: { params } }),
  );
});

test.each(brands)("the welcome of $slug is at an address of the brand's own, in lower case [ROUTE-003]", ({ slug }) => {
  const path = paths.welcome(defaultLocale, slug);
  expect(path).toMatch(/^\/en-UN\/welcome-to-[a-z][a-z0-9-]*$/);
  expect([path.endsWith(`-${slug}`), routeOfPath(path)]).toEqual([true, routes.welcome]);
});
