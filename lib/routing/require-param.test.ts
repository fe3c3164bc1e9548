import { expect, test } from "vitest";
import { requireParam } from "./require-param";

test("a parameter is decoded", () => {
  expect(requireParam("caf%C3%A9")).toBe("café");
});

test.each(["%", "100%", "%E0%A4%A", "a%2Fb"])(
  "the malformed parameter %j is the not-found page, not a failure",
  (param) => {
    expect(() => requireParam(param)).toThrow("NEXT_HTTP_ERROR_FALLBACK;404");
  },
);
