import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { LoadMore } from "./load-more";

test("the button's focus stays at the end of the list when the last page is there", () => {
  const draw = (more: "available" | "none") => (
    <section>
      <LoadMore more={more} onLoad={() => {}} isAutomatic={false} label="Show more" failure="" />
    </section>
  );
  const { rerender, container } = render(draw("available"));
  screen.getByRole("button", { name: "Show more" }).focus();
  rerender(draw("none"));
  expect(document.activeElement).toBe(container.firstChild?.lastChild);
});
