import { expect, test } from "vitest";
import { PlatformTable } from "./schema";

const table = { gameId: "salon", seats: 7, seatsTaken: 2 };

test("limits are hundredths, whether the platform writes them as numbers or as text", () => {
  const betLimits = [
    { min: 0.1, max: 1_150, currency: "EUR" },
    { min: "0.29", max: "5000.00", currency: "NOK" },
  ];
  expect(PlatformTable.parse({ ...table, betLimits }).betLimits).toEqual([
    { min: 10, max: 115_000, currency: "EUR" },
    { min: 29, max: 500_000, currency: "NOK" },
  ]);
});
