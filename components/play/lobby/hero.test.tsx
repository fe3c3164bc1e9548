import { render, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { defaultLocale } from "@/lib/market/locale";
import type { ContentBox } from "@/lib/play/lobby/schema";
import { Hero } from "./hero";

vi.mock("@/lib/content/image", () => ({ imageUrl: () => "https://cdn.example/banner.webp" }));

function box(id: string, more: Partial<ContentBox> = {}): ContentBox {
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

/** The shapes that the frame around the boxes is given, for each kind of reader. */
const shapesOf = (container: HTMLElement) =>
  [...(container.firstElementChild?.classList ?? [])].filter((name) => name.includes("-for-")).sort();

describe("the boxes of a page that is cached for everybody", () => {
  test("hold none that is for players alone", () => {
    render(<Hero locale={defaultLocale} boxes={[box("players", { authorized: "authorized" }), box("both")]} />);
    expect(headings()).toEqual(["both"]);
  });

  test("are nothing at all when all are for players", () => {
    const { container } = render(
      <Hero locale={defaultLocale} boxes={[box("players", { authorized: "authorized" })]} />,
    );
    expect(container.childElementCount).toBe(0);
  });

  test("mark those for visitors, for the style sheet to hide from players [CONTENT-008]", () => {
    render(<Hero locale={defaultLocale} boxes={[box("both"), box("visitors", { authorized: "not-authorized" })]} />);
    const marked = headings().map((title) =>
      screen
        .getByText(title ?? "")
        .closest("section")
        ?.classList.contains("guest-only"),
    );
    expect(marked).toEqual([false, true]);
  });
});

test("the page says beforehand how many boxes visitors and players will see beside the large one", () => {
  const visitors = box("visitors", { authorized: "not-authorized" });
  const over = box("over", { endsAt: "2020-01-01T00:00:00Z" });
  const { container } = render(
    <Hero locale={defaultLocale} boxes={[box("large"), visitors, box("a"), box("b"), over]} />,
  );
  expect(shapesOf(container)).toEqual(["full-for-visitors", "split-for-players", "split-for-visitors"]);
});

test("players have a large box where the first is for visitors alone, and do not see it a second time", () => {
  const visitors = box("visitors", { authorized: "not-authorized" });
  const over = box("over", { endsAt: "2020-01-01T00:00:00Z" });
  const { container } = render(<Hero locale={defaultLocale} boxes={[visitors, over, box("a"), box("b")]} />);
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

describe("a box", () => {
  test("is there but hidden outside its time, and shown when its time comes", () => {
    vi.useFakeTimers({ now: Date.parse("2026-11-20T10:00:00Z") });
    render(
      <Hero
        locale={defaultLocale}
        boxes={[box("soon", { startsAt: "2026-11-20T10:05:00Z", endsAt: "2026-11-20T10:10:00Z" })]}
      />,
    );
    const shown = () => screen.queryByRole("heading", { name: "soon" }) !== null;
    expect(shown()).toBe(false);
    vi.advanceTimersByTime(5 * 60_000);
    expect(shown()).toBe(true);
    vi.advanceTimersByTime(5 * 60_000);
    expect(shown()).toBe(false);
    vi.useRealTimers();
  });

  test("without words for a button is linked by its title", () => {
    render(<Hero locale={defaultLocale} boxes={[box("New games", { button: null })]} />);
    expect(screen.getByRole("link", { name: "New games" }).getAttribute("href")).toBe("/en-UN/online-casino/new");
  });

  test("without an address is no link", () => {
    render(<Hero locale={defaultLocale} boxes={[box("Only words", { urlAction: null })]} />);
    expect(screen.queryByRole("link")).toBeNull();
  });
});
