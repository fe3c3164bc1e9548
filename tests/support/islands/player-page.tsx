import { join } from "node:path";
import { act, render } from "@testing-library/react";
import type { ReactElement, ReactNode } from "react";
import { expect } from "vitest";
import { routeRequest } from "@/lib/routing/route-request";
import { dispatchSession } from "@/lib/session/store";
import { signedInPlayer } from "@/tests/contract/session/browser";

/** What the edge decides about a path below the locale for somebody with this cookie. */
export const decide = (path: string, cookie: "none" | "valid") =>
  routeRequest(
    { pathname: `/en-UN${path}`, search: "", country: "FI", address: "9.9.9.9", channel: "web", cookie },
    {
      maintenance: false,
      isRestrictedCountry: () => false,
      isBlockedAddress: () => false,
      offersPayAndPlay: () => true,
      isOffered: () => true,
      zoneOf: () => "a",
    },
  );

interface Visitor {
  suspended?: boolean;
  isGuest?: boolean;
}

/** Opens the page that the edge and Next find for an address of a player, without the frame around it. */
export async function openPlayerPage(
  path: string,
  { suspended = false, isGuest = false }: Visitor = {},
): Promise<void> {
  const decision = decide(path, "valid");
  if (decision.to !== "page") return expect.fail(`${path} is no page`);
  const below = decision.pathname.split("/").slice(2).join("/");
  const folder = join(process.cwd(), "app/[edition]", `(${decision.route.area})`, below);
  const { default: Page } = await import(/* @vite-ignore */ join(folder, "page.tsx"));
  history.replaceState(null, "", `/en-UN${path}`);
  const params = Promise.resolve({ edition: "en-UN~web~a" });
  const shell: ReactElement<{ children: ReactNode }> = await Page({ params });
  render(shell.props.children);
  act(() => dispatchSession({ type: "requested" }));
  if (isGuest) return act(() => dispatchSession({ type: "found-guest" }));
  act(() => dispatchSession({ type: "found", player: { ...signedInPlayer(), multibrand: { suspended } } }));
}
