import fc from "fast-check";
import { expect, test } from "vitest";
import { passwordStrength } from "./password-strength";

test.each([
  ["", "weak", "short"],
  ["x7Kq!", "weak", "short"],
  ["password", "weak", "common"],
  ["Passwörd1!", "weak", "common"],
  ["aaaaaaaaaaaa", "weak", "repeated"],
  ["abcabcabcabc", "weak", "repeated"],
  ["1234567890", "weak", "sequence"],
  ["qwertyuiop", "weak", "sequence"],
  ["9876543210zyxw", "weak", "sequence"],
  ["tr7vKp2m", "fair", "short"],
  ["aino-lehtonen-90", "weak", "personal"],
  ["tr7vKp2mXq9w", "good", null],
  ["seven quiet otters by a lake", "strong", null],
] as const)("%j is %s: %s", (password, level, weakness) => {
  expect(passwordStrength(password, ["aino.lehtonen@example.com"])).toEqual({ level, weakness });
});

test("any text has a strength, and none that repeats one character is more than weak", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), fc.integer({ min: 3, max: 60 }), (text, times) => {
      expect(["weak", "fair", "good", "strong"]).toContain(passwordStrength(text).level);
      expect(passwordStrength("x".repeat(times)).level).toBe("weak");
    }),
  );
});
