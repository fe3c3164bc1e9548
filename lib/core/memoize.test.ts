import { expect, test } from "vitest";
import { memoize } from "./memoize";

test("a thing is made once for the same arguments, and again for others", () => {
  let made = 0;
  const format = memoize((tag: string, options?: Intl.NumberFormatOptions) => {
    made += 1;
    return new Intl.NumberFormat(tag, options);
  });
  const percent = { style: "percent" } as const;
  expect(format("fi", percent)).toBe(format("fi", { style: "percent" }));
  expect(made).toBe(1);
  expect(format("fi").format(0.5)).toBe("0,5");
  expect(format("en", percent).format(0.5)).toBe("50%");
  expect(format("fi", percent).format(0.5)).toBe("50\u00a0%");
  expect(made).toBe(3);
});
