import { expect, test } from "vitest";
import { bonusCodeSchema } from "./forms";

const read = (bonusCode: string) => {
  const result = bonusCodeSchema.safeParse({ bonusCode });
  return result.success ? result.data.bonusCode : result.error.issues.map(({ message }) => message);
};

test("a bonus code is trimmed, has 1 to 64 characters, and keeps its letters: at and beyond each bound [WALLET-517]", () => {
  expect(read("a")).toBe("a");
  expect(read("  sPring-1\t")).toBe("sPring-1");
  expect(read("a".repeat(64))).toBe("a".repeat(64));
  expect(read(` ${"a".repeat(64)} `)).toBe("a".repeat(64));
  expect(read("a".repeat(65))).toEqual(["tooLong"]);
  expect(read("")).toEqual(["required"]);
  expect(read("   ")).toEqual(["required"]);
});
