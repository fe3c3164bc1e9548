import { expect, test } from "vitest";
import { PlayerDocuments } from "./schema";
import { isWealthRequired, withRequiredWealth } from "./wealth";

const documents = (sowDocument: string, idDocument = "UNREQUESTED") =>
  PlayerDocuments.parse({
    sowDocument: { documentStatus: sowDocument },
    idDocument: { documentStatus: idDocument },
  });
const statusOf = (kind: string, list: ReturnType<typeof documents>) => list.find((each) => each.kind === kind)?.status;

test("a source of wealth is required where the market asks for one and the account's list names it", () => {
  expect(isWealthRequired(true, ["ID", "SOW"])).toBe(true);
  expect(isWealthRequired(true, ["ID"])).toBe(false);
  expect(isWealthRequired(true, [])).toBe(false);
  expect(isWealthRequired(false, ["SOW"])).toBe(false);
});

test("one that is required is asked for where nobody has asked yet, and nothing else is", () => {
  const asked = withRequiredWealth(documents("UNREQUESTED"), true);
  expect([statusOf("sowDocument", asked), statusOf("idDocument", asked)]).toEqual(["REQUESTED", "UNREQUESTED"]);
  expect(withRequiredWealth(documents("UNREQUESTED"), false)).toEqual(documents("UNREQUESTED"));
  for (const status of ["UNDER_REVIEW", "VERIFIED", "EXPIRED"])
    expect(withRequiredWealth(documents(status), true), status).toEqual(documents(status));
});
