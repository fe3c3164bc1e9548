import { expect, test } from "vitest";
import { offeredMethods } from "./methods";
import { DepositMethod } from "./schema";

const methods = ["card", "volt", "macropay", "crypto", "voucher"].map((id) =>
  DepositMethod.parse({ id, name: id, min: "10.00", max: "100.00" }),
);
const offered = (...given: Parameters<typeof offeredMethods> extends [unknown, ...infer Rest] ? Rest : never) =>
  offeredMethods(methods, ...given).map(({ id }) => id);

test("volt, macropay and crypto are offered to those whose profile says so, the others to everybody", () => {
  expect(offered(null, [])).toEqual(["card", "voucher"]);
  expect(offered({ volt: false, macropay: null }, [])).toEqual(["card", "voucher"]);
  for (const flag of ["volt", "macropay", "crypto"] as const)
    expect(offered({ [flag]: true }, [])).toEqual(
      methods.map(({ id }) => id).filter((id) => ["card", flag, "voucher"].includes(id)),
    );
});

test("an operator's own table says which methods wait for which flag; volt is then one like any other", () => {
  const flags = { voucher: "crypto" } as const;
  expect(offered({ volt: false }, [], flags)).toEqual(["card", "volt", "macropay", "crypto"]);
  expect(offered({ crypto: true }, [], flags)).toEqual(["card", "volt", "macropay", "crypto", "voucher"]);
});

test("the method used last comes first, where it is still offered", () => {
  expect(offered(null, ["voucher", "card"])).toEqual(["voucher", "card"]);
  expect(offered(null, ["volt"])).toEqual(["card", "voucher"]);
});

test("a picture that is none, or no web address, makes the whole method unreadable; a method may have none", () => {
  const method = { id: "a", name: "a", min: "1.00", max: "2.00" };
  expect(DepositMethod.safeParse({ ...method, image: "javascript:alert(1)" }).success).toBe(false);
  expect(DepositMethod.parse(method)).toMatchObject({ image: null, fee: 0, minutes: null, min: 100, max: 200 });
});
