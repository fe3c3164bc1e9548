import { render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { DescriptionList } from "./description-list";
import { Stat, Stats } from "./stat";
import { UsageMeter } from "./usage-meter";

describe("a usage meter", () => {
  const texts = { label: "Week", total: "€100.00", left: "€40.00 left", used: "€60.00 of €100.00 used" };
  const notices = { high: "Little is left.", full: "Nothing is left." };
  const show = (share: number | null) =>
    render(<UsageMeter {...texts} share={share} restart="Starts again on Monday" notices={notices} />);

  test("is read with what is left and what is used, and shows both with the restart", () => {
    const { container } = show(0.6);
    const bar = screen.getByRole<HTMLProgressElement>("progressbar", { name: "Week" });
    expect([bar.value, bar.max, bar.getAttribute("aria-valuetext")]).toEqual([
      0.6,
      1,
      "€40.00 left, €60.00 of €100.00 used",
    ]);
    for (const text of [...Object.values(texts), "Starts again on Monday"])
      expect(container.textContent).toContain(text);
  });

  test.each([
    [0, null],
    [0.79, null],
    [0.8, notices.high],
    [0.99, notices.high],
    [1, notices.full],
    [1.2, notices.full],
  ])("at a share of %d says %s", (share, notice) => {
    const { container } = show(share);
    const said = Object.values(notices).filter((text) => container.textContent?.includes(text));
    expect(said).toEqual(notice === null ? [] : [notice]);
    expect(screen.getByRole<HTMLProgressElement>("progressbar").value).toBe(Math.min(share, 1));
  });

  test("without an allowance shows no bar", () => {
    render(<UsageMeter label="Day" total="No limit set" share={null} notices={notices} />);
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(screen.getByText("No limit set")).toBeTruthy();
  });
});

test("a stat is a term with its value and hint, and shows no figure while it is read", () => {
  const { rerender } = render(
    <Stats>
      <Stat label="Won" value="€212.30" hint="Bonus not counted" />
    </Stats>,
  );
  expect(screen.getByRole("term").textContent).toBe("Won");
  expect(screen.getByRole("definition").textContent).toBe("€212.30Bonus not counted");
  rerender(
    <Stats>
      <Stat label="Won" value={undefined} />
    </Stats>,
  );
  expect(screen.getByRole("definition").textContent).toBe("");
});

test.each(["lines", "columns", "stacked"] as const)("a description list as %s ties each value to its name", (look) => {
  const facts = [
    { name: "Cash", value: "€412.60", hint: "Yours" },
    { name: "Balance", value: "€437.60", isTotal: true },
  ];
  render(<DescriptionList look={look} facts={facts} />);
  expect(screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ["CashYours", "€412.60"],
    ["Balance", "€437.60"],
  ]);
});
