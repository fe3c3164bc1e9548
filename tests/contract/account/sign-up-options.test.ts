import { beforeAll, expect, inject, test, vi } from "vitest";
import { newSessionKeys, siteVariables } from "../../../.ci/lib/programs.mjs";

// Outside of a running Next nothing is cached: every read is a call.
vi.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

let GET: typeof import("@/app/api/sign-up/[locale]/route").GET;

beforeAll(async () => {
  Object.assign(process.env, siteVariables(inject("sandbox")), { SESSION_KEYS: newSessionKeys() });
  ({ GET } = await import("@/app/api/sign-up/[locale]/route"));
});

/** What the form of a locale is given. */
async function optionsOf(locale: string) {
  const response = await GET(new Request(`http://internal/api/sign-up/${locale}`), {
    params: Promise.resolve({ locale }),
  });
  return response.json();
}

test.each([
  ["en-UN", ["FR", "NL"], "FI"],
  ["ca-CA", ["NL"], "CA"],
  // Taken away by an editor alone: no list of ours has it.
  ["nz-NZ", ["AU"], "NZ"],
])(
  "the form of %s leaves out %j, of its market's registration [LOC-020, SIGNUP-021, SIGNUP-022]",
  async (locale, closed, open) => {
    const { countries } = await optionsOf(locale);
    expect(closed.filter((code) => code in countries)).toEqual([]);
    expect(countries).toHaveProperty(open);
    const elsewhere = await optionsOf("fi-FI");
    expect(closed.filter((code) => code in elsewhere.countries)).toEqual(closed);
  },
);

test.each([
  ["en-UN", 18, { CA: 19, "CA-AB": 18 }, "none"],
  ["ca-CA", 19, { "CA-AB": 18 }, "none"],
  ["br-BR", 18, { CA: 19 }, "cpf"],
])(
  "the form of %s gets the least age and the tax number of its market's policy [SIGNUP-024, SIGNUP-026]",
  async (locale, here, at, taxNumber) => {
    expect(await optionsOf(locale)).toMatchObject({ leastAge: { here, at }, taxNumber });
  },
);
