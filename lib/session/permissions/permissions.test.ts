import { describe, expect, test } from "vitest";
import {
  derivePermissions,
  type PermissionFacts,
  type PermissionSource,
  type Product,
  productAccess,
} from "./permissions";

const open: PermissionSource = {
  casino: true,
  liveCasino: true,
  sports: true,
  virtualSports: true,
  bonuses: true,
  payout: true,
  deposit: true,
  withdrawal: true,
  accountStatus: "REGISTERED",
};
const read = (changes: Partial<PermissionSource> = {}): PermissionFacts => ({
  profile: { kind: "read", profile: { ...open, ...changes } },
  multibrandSuspended: false,
});
const nobody: PermissionFacts = { profile: { kind: "none" }, multibrandSuspended: false };
const unreadable: PermissionFacts = { profile: { kind: "unreadable" }, multibrandSuspended: false };
const products: Product[] = ["casino", "liveCasino", "sports", "virtualSports"];

test("the access object has the eleven values that are checked of a player", () => {
  const { known, ...values } = derivePermissions({ ...read(), manualClaim: true });
  expect(known).toBe(true);
  expect(values).toEqual({
    casino: true,
    liveCasino: true,
    sports: true,
    virtualSports: true,
    bonuses: true,
    payout: true,
    deposit: true,
    withdrawal: true,
    payoutRisk: false,
    multibrandSuspended: false,
    manualClaim: true,
  });
});

test("without a profile the products are open, and nothing that concerns money is [PERM-503, SESS-030]", () => {
  expect(derivePermissions({ ...nobody, manualClaim: true })).toEqual({
    casino: true,
    liveCasino: true,
    sports: true,
    virtualSports: true,
    bonuses: false,
    payout: false,
    deposit: false,
    withdrawal: false,
    payoutRisk: false,
    multibrandSuspended: false,
    manualClaim: false,
    known: true,
  });
});

test.each(["casino", "liveCasino", "sports", "virtualSports", "bonuses", "withdrawal"] as const)(
  "the profile's %s flag decides, and no other does",
  (flag) => {
    const closed = derivePermissions(read({ [flag]: false }));
    expect(closed).toEqual({ ...derivePermissions(read()), [flag]: false });
  },
);

describe("payout risk [PERM-507]", () => {
  test.each([
    ["the payout flag is off", read({ payout: false }), true],
    ["the account status is PAYOUT", read({ accountStatus: "PAYOUT" }), true],
    ["the risk-payout attribute is set", read({ riskPayout: true }), true],
    ["none of the three", read({ riskPayout: false }), false],
    ["the status was not read", read({ accountStatus: undefined }), false],
    ["there is no profile", nobody, false],
  ])("%s", (_cause, facts, expected) => {
    expect(derivePermissions(facts).payoutRisk).toBe(expected);
  });

  test("takes the deposit, and every product page, away", () => {
    const permissions = derivePermissions(read({ accountStatus: "PAYOUT" }));
    expect([permissions.payout, permissions.deposit]).toEqual([true, false]);
    expect(products.map((product) => productAccess(permissions, product))).toEqual(Array(4).fill("refused"));
  });
});

test("a claim by hand needs more than a profile, and an open product is allowed", () => {
  const permissions = derivePermissions(read());
  expect(permissions.manualClaim).toBe(false);
  expect(products.map((product) => productAccess(permissions, product))).toEqual(Array(4).fill("allowed"));
});

test("a suspended multibrand session blocks payout and deposit, and every product page", () => {
  const facts = { ...read(), multibrandSuspended: true };
  const permissions = derivePermissions(facts);
  expect([permissions.payout, permissions.deposit, permissions.withdrawal]).toEqual([false, false, true]);
  expect(products.map((product) => productAccess(permissions, product))).toEqual(Array(4).fill("refused"));
});

test("a profile that could not be read opens nothing and closes nothing: it is not known", () => {
  const permissions = derivePermissions(unreadable);
  expect(permissions.known).toBe(false);
  const { known: _known, ...values } = permissions;
  expect(Object.values(values)).toEqual(Array(11).fill(false));
  expect(products.map((product) => productAccess(permissions, product))).toEqual(Array(4).fill("unknown"));
});

test.each(products)("a page of %s asks for its own flag only", (product) => {
  const permissions = derivePermissions(read({ [product]: false }));
  expect(products.filter((each) => productAccess(permissions, each) === "refused")).toEqual([product]);
});
