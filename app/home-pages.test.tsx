import { expect, test, vi } from "vitest";
import { routeOfPath, routes } from "@/lib/routing/routes";

const HomeView = vi.hoisted(() => vi.fn());
vi.mock("./[edition]/home-view", () => ({ HomeView }));
vi.mock("./[edition]/(account)/flow-metadata", () => ({ flowMetadata: vi.fn() }));

interface Page {
  default(props: object): { type: unknown; props: object };
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
  expect(page.default({ params })).toMatchObject({ type: HomeView, props: { params } });
});
