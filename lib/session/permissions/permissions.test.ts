import { describe, expect, test } from "vitest";
import {
  depositAccess,
  derivePermissions,
  type PermissionFacts,
  type PermissionSource,
  type Product,
  payoutAccess,
  productAccess,
  refusedProducts,
  restrictedAreas,
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
const products: Product[] = ["casino", "liveCasino", "sports", "virtualSports"];

test("the access object has the eleven values that are checked for a player [PERM-515]", () => {
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
  // Each follows its own source.
  const flags = [
    "casino",
    "liveCasino",
    "sports",
    "virtualSports",
    "bonuses",
    "payout",
    "deposit",
    "withdrawal",
  ] as const;
  for (const flag of flags) expect(derivePermissions(read({ [flag]: false })), flag).toMatchObject({ [flag]: false });
  expect(derivePermissions(read({ riskPayout: true })).payoutRisk).toBe(true);
  expect(derivePermissions({ ...read(), multibrandSuspended: true }).multibrandSuspended).toBe(true);
  expect(derivePermissions(read()).manualClaim).toBe(false);
  expect(derivePermissions({ ...nobody, manualClaim: true }).manualClaim).toBe(false);
});

test("without a profile the products are open, and nothing that concerns money is [PERM-503, PERM-504, SESS-030, SESS-031]", () => {
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

test("a suspended multibrand session blocks payout and deposit, and every product page [PERM-502, SESS-032]", () => {
  const facts = { ...read(), multibrandSuspended: true };
  const permissions = derivePermissions(facts);
  expect([permissions.payout, permissions.deposit, permissions.withdrawal]).toEqual([false, false, true]);
  expect(restrictedAreas(permissions)).toEqual(["payout"]);
  expect(products.map((product) => productAccess(permissions, product))).toEqual(Array(4).fill("refused"));
});

test.each(["reading", "unreadable"] as const)(
  "a suspended session is closed to every product, the deposit and the pages of payout risk while the profile is %s: the session tells",
  (kind) => {
    const permissions = derivePermissions({ profile: { kind }, multibrandSuspended: true });
    expect(refusedProducts(permissions)).toEqual(products);
    expect([depositAccess(permissions), payoutAccess(permissions)]).toEqual(["refused", "refused"]);
  },
);

test.each([
  ["a player", read(), "allowed", "allowed"],
  ["a player whose deposit flag is off", read({ deposit: false }), "refused", "allowed"],
  ["a player at payout risk", read({ payout: false }), "refused", "refused"],
] as const)("%s has the deposit %3$s and the pages of payout risk %4$s", (_who, facts, deposit, payout) => {
  const permissions = derivePermissions(facts);
  expect([depositAccess(permissions), payoutAccess(permissions)]).toEqual([deposit, payout]);
});

test.each(["reading", "unreadable"] as const)(
  "a profile that is %s opens nothing and closes nothing: it is not known",
  (kind) => {
    const permissions = derivePermissions({ profile: { kind }, multibrandSuspended: false, manualClaim: true });
    expect(permissions.known).toBe(false);
    const { known: _known, ...values } = permissions;
    expect(Object.values(values)).toEqual(Array(11).fill(false));
    expect(products.map((product) => productAccess(permissions, product))).toEqual(Array(4).fill("unknown"));
    expect([depositAccess(permissions), payoutAccess(permissions)]).toEqual(["unknown", "unknown"]);
    expect(restrictedAreas(permissions)).toEqual([]);
  },
);

describe("the list of restricted areas [PERM-505]", () => {
  test.each([
    ["nothing is off", read(), []],
    ["payout is off", read({ payout: false }), ["payout"]],
    ["the session is suspended", { ...read(), multibrandSuspended: true }, ["payout"]],
    ["casino is off", read({ casino: false }), ["casino"]],
    ["the live casino is off", read({ liveCasino: false }), ["liveCasino"]],
    ["sports are off", read({ sports: false }), ["sports"]],
    ["virtual sports are off", read({ virtualSports: false }), ["virtualSports"]],
    ["bonuses are off", read({ bonuses: false }), ["bonuses"]],
    ["deposits and withdrawals are off", read({ deposit: false, withdrawal: false }), []],
  ])("when %s", (_cause, facts, areas) => {
    expect(restrictedAreas(derivePermissions(facts))).toEqual(areas);
  });
});

describe("the guard of a product page, for each product [ROUTE-543]", () => {
  test.each([
    ["payout risk", (): PermissionFacts => read({ accountStatus: "PAYOUT" })],
    ["a suspended session", (): PermissionFacts => ({ ...read(), multibrandSuspended: true })],
    ["no access to it", (product: Product): PermissionFacts => read({ [product]: false })],
  ])("refuses on %s", (_condition, factsOf) => {
    for (const product of products) expect(productAccess(derivePermissions(factsOf(product)), product)).toBe("refused");
  });
});

test.each(products)("a page of %s requires its own flag only", (product) => {
  const permissions = derivePermissions(read({ [product]: false }));
  expect(products.filter((each) => productAccess(permissions, each) === "refused")).toEqual([product]);
});
