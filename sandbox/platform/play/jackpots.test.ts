import { expect, test } from "vitest";
import { jackpotPercent } from "../../content/generator/slot-figures";
import { seededRandom } from "../../core/random";
import { jackpotChance } from "./jackpots";

test.each([
  [10, 200_000],
  [50, 48_219_022],
  [10_000, 224_000_000],
  [10_000_000, 224_000_000_000],
])("a stake of %i and a jackpot of %i return the share of the stakes that feeds jackpots, exactly", (stake, held) => {
  const { of, winning } = jackpotChance(stake, held);
  expect((winning * held * 100) / (of * stake)).toBeCloseTo(jackpotPercent, 12);
  expect([Number.isSafeInteger(of), Number.isInteger(winning)]).toEqual([true, true]);
  // The operating system draws below 2^48.
  expect(of).toBeLessThan(2 ** 48);
});

test("two million rounds confirm the share", () => {
  const random = seededRandom("jackpots");
  const [stake, held, rounds] = [100, 1_000, 2_000_000];
  const { of, winning } = jackpotChance(stake, held);
  let paid = 0;
  for (let round = 0; round < rounds; round++) if (Math.floor(random() * of) < winning) paid += held;
  const percent = (paid / (rounds * stake)) * 100;
  // Three standard deviations of that many rounds.
  expect(Math.abs(percent - jackpotPercent)).toBeLessThan(0.08);
});
