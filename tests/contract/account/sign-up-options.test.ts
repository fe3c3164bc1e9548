import { beforeAll, expect, inject, test, vi } from "vitest";
import { newSessionKeys, siteVariables } from "../../../.ci/lib/programs.mjs";

// Outside of a running Next nothing is cached: every read is a call.
vi.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

let GET: typeof import("@/app/api/sign-up/[locale]/route").GET;

beforeAll(async () => {
  Object.assign(process.env, siteVariables(inject("sandbox")), { SESSION_KEYS: newSessionKeys() });
  ({ GET } = await import("@/app/api/sign-up/[locale]/route"));
});

test.each([
  ["en-UN", 18, { CA: 19, "CA-AB": 18 }, "none"],
  ["ca-CA", 19, { "CA-AB": 18 }, "none"],
  ["br-BR", 18, { CA: 19 }, "cpf"],
])(
  "the form of %s gets the least age and the tax number of its market's policy [SIGNUP-024, SIGNUP-026]",
  async (locale, here, at, taxNumber) => {
    const response = await GET(new Request(`http://internal/api/sign-up/${locale}`), {
      params: Promise.resolve({ locale }),
    });
    expect(await response.json()).toMatchObject({ leastAge: { here, at }, taxNumber });
  },
);
