import { render, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { defaultLocale, readLocale } from "@/lib/market/locale";
import type { Banner } from "@/lib/play/lobby/schema";
import { Hero } from "./hero";

vi.mock("@/lib/content/image", () => ({ imageUrl: () => "https://cdn.example/banner.webp" }));

function banner(id: string, more: Partial<Banner> = {}): Banner {
  return {
    id,
    authorized: "both",
    title: id,
    description: "",
    button: "See the games",
    image: { asset: { _ref: "image-a-2400x1000-webp" } },
    startDate: null,
    endDate: null,
    startsAt: null,
    endsAt: null,
    urlAction: { slug: "online-casino/new", absoluteUrl: null, openNewTab: false },
    ...more,
  };
}

const headings = () => screen.queryAllByRole("heading", { hidden: true }).map(({ textContent }) => textContent);

test.each([
  ["en-UN", ["offer", "limits"]],
  ["ca-CA", ["limits"]],
])("%s shows an offer in the HTML for everybody only where the law lets it", async (segment, shown) => {
  const offer = { slug: "promotions/casino/first-deposit", absoluteUrl: null, openNewTab: false };
  const banners = [banner("offer", { urlAction: offer }), banner("limits")];
  render(await Hero({ locale: readLocale(segment) ?? expect.fail(), banners }));
  expect(headings()).toEqual(shown);
});

test("an offer is shown with its conditions where the law wants them beside it, and is not where they are missing", async () => {
  const offer = { slug: "promotions/casino/first-deposit", absoluteUrl: null, openNewTab: false };
  const conditions: [string, string][] = [["To stake before you withdraw", "£500"]];
  const banners = [
    banner("large", { urlAction: offer, conditions }),
    banner("bare", { urlAction: offer }),
    banner("small", { urlAction: offer, conditions }),
  ];
  render(await Hero({ locale: readLocale("en-GB") ?? expect.fail(), banners }));
  expect(headings()).toEqual(["large", "small"]);
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(
    Array(2).fill("To stake before you withdraw"),
  );
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["£500", "£500"]);
});

/** The shapes of the frame around the banners, for each kind of reader. */
const shapesOf = (container: HTMLElement) =>
  [...(container.firstElementChild?.classList ?? [])].filter((name) => name.includes("-for-")).sort();

describe("the banners of a page that is cached for everybody", () => {
  test("contain none that is for players alone", async () => {
    render(
      await Hero({ locale: defaultLocale, banners: [banner("players", { authorized: "authorized" }), banner("both")] }),
    );
    expect(headings()).toEqual(["both"]);
  });

  test("are nothing at all when all are for players", async () => {
    const { container } = render(
      await Hero({ locale: defaultLocale, banners: [banner("players", { authorized: "authorized" })] }),
    );
    expect(container.childElementCount).toBe(0);
  });

  test("mark those for visitors, for the style sheet to hide from players [CONTENT-008]", async () => {
    render(
      await Hero({
        locale: defaultLocale,
        banners: [banner("both"), banner("visitors", { authorized: "not-authorized" })],
      }),
    );
    const marked = headings().map((title) =>
      screen
        .getByText(title ?? "")
        .closest("section")
        ?.classList.contains("guest-only"),
    );
    expect(marked).toEqual([false, true]);
  });
});

test("the page contains from the start how many banners visitors and players will see beside the large one", async () => {
  const visitors = banner("visitors", { authorized: "not-authorized" });
  const over = banner("over", { endsAt: "2020-01-01T00:00:00Z" });
  const { container } = render(
    await Hero({ locale: defaultLocale, banners: [banner("large"), visitors, banner("a"), banner("b"), over] }),
  );
  expect(shapesOf(container)).toEqual(["full-for-visitors", "split-for-players", "split-for-visitors"]);
});

test("players have a large banner where the first is for visitors alone, and do not see it a second time", async () => {
  const visitors = banner("visitors", { authorized: "not-authorized" });
  const over = banner("over", { endsAt: "2020-01-01T00:00:00Z" });
  const { container } = render(
    await Hero({ locale: defaultLocale, banners: [visitors, over, banner("a"), banner("b")] }),
  );
  const seen = (hidden: string) =>
    [...container.querySelectorAll(`section:not(.${hidden}, [hidden])`)].map((section) => [
      section.querySelector("h2")?.textContent,
      section.classList.contains("hero-main"),
    ]);
  expect(seen("guest-only")).toEqual([
    ["a", true],
    ["b", false],
  ]);
  expect(seen("player-only")).toEqual([
    ["visitors", true],
    ["a", false],
    ["b", false],
  ]);
  expect(shapesOf(container)).toEqual(["split-for-players", "split-for-visitors"]);
});

test("the large banner shows what is published of its game, a small one does not", async () => {
  const facts: [string, string][] = [["Return to player", "96.13%"]];
  render(await Hero({ locale: defaultLocale, banners: ["a", "b"].map((id) => banner(id, { facts })) }));
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["96.13%"]);
});

describe("a banner", () => {
  test("is there but hidden outside its time, and shown when its time comes", async () => {
    vi.useFakeTimers({ now: Date.parse("2026-11-20T10:00:00Z") });
    render(
      await Hero({
        locale: defaultLocale,
        banners: [banner("soon", { startsAt: "2026-11-20T10:05:00Z", endsAt: "2026-11-20T10:10:00Z" })],
      }),
    );
    const shown = () => screen.queryByRole("heading", { name: "soon" }) !== null;
    expect(shown()).toBe(false);
    vi.advanceTimersByTime(5 * 60_000);
    expect(shown()).toBe(true);
    vi.advanceTimersByTime(5 * 60_000);
    expect(shown()).toBe(false);
    vi.useRealTimers();
  });

  test("without words for a button is linked by its title", async () => {
    render(await Hero({ locale: defaultLocale, banners: [banner("New games", { button: null })] }));
    expect(screen.getByRole("link", { name: "New games" }).getAttribute("href")).toBe("/en-UN/online-casino/new");
  });

  test("without an address is no link", async () => {
    render(await Hero({ locale: defaultLocale, banners: [banner("Only words", { urlAction: null })] }));
    expect(screen.queryByRole("link")).toBeNull();
  });
});
