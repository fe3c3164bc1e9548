import { beforeEach, expect, test, vi } from "vitest";

/** What a browser reads of a process with these variables. */
async function publicConfigOf(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const { getPublicConfig } = await import("./server");
  return getPublicConfig();
}

// The environment is read once.
beforeEach(() => void vi.resetModules());

test("the fluid integration is off by default; its flag switches it on in every market, and a list leaves some out [DEP-520]", async () => {
  expect(await publicConfigOf({ FLUID_MARKET_IGNORE: "BR, CL" })).not.toHaveProperty("fluid");
  vi.resetModules();
  expect(await publicConfigOf({ FLUID_PAYMENT_ENABLED: "on", FLUID_MARKET_IGNORE: "" })).toMatchObject({ fluid: [] });
  vi.resetModules();
  expect(await publicConfigOf({ FLUID_PAYMENT_ENABLED: "on", FLUID_MARKET_IGNORE: "BR, CL" })).toMatchObject({
    fluid: ["BR", "CL"],
  });
});

test("which methods wait for which flag of the profile is configured [DEP-521]", async () => {
  expect(await publicConfigOf({})).not.toHaveProperty("flaggedMethods");
  vi.resetModules();
  expect(await publicConfigOf({ FLAGGED_METHODS: "sepa=volt,wallet=crypto" })).toMatchObject({
    flaggedMethods: { sepa: "volt", wallet: "crypto" },
  });
});

test("the script of the fingerprint is none by default, and the configured one [DEP-515]", async () => {
  expect(await publicConfigOf({})).not.toHaveProperty("fingerprint");
  vi.resetModules();
  expect(await publicConfigOf({ FINGERPRINT_SCRIPT: "/assets/fingerprint.js" })).toMatchObject({
    fingerprint: "/assets/fingerprint.js",
  });
});

test.each([
  [{ CONSENT_MODE: "on" }, undefined],
  [{ CONSENT_MODE: "off", ANALYTICS_SCRIPT_URL: "https://tags.example/a.js" }, undefined],
  [{ CONSENT_MODE: "on", ANALYTICS_SCRIPT_URL: "https://tags.example/a.js" }, true],
  [{ CONSENT_MODE: "on", ANALYTICS_SCRIPT_URL: "", ADMASTER_SCRIPT_URL: "https://tags.example/b.js" }, true],
])(
  "scripts of marketing are told of the consent where that is on and there are some: %j",
  async (variables, isTold) => {
    expect((await publicConfigOf(variables)).marketing?.consentMode).toBe(isTold);
  },
);
