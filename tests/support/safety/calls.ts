import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { HttpResponse } from "msw";
import type { Endpoint } from "@/lib/session/platform/endpoint";

/** The domains of `lib/safety` that declare calls, by the test file that has their rows. */
export const faultTables = {
  limits: ["limits", "breaks", "close-account", "return-to-play"],
  checks: ["reality-check", "edd"],
  records: ["consent", "verification", "personal-data"],
} as const;

/** A body that begins and never ends. A browser ends it with the request, which msw does not. */
const cutOff = ({ signal }: Request) =>
  new ReadableStream({
    start(body) {
      body.enqueue(new TextEncoder().encode('{"a":'));
      signal.addEventListener("abort", () => body.error(signal.reason));
    },
  });

const refusal = (status: number) => () =>
  HttpResponse.json({ status, code: "error.refused", validationErrors: [] }, { status });

/** What may become of a call. A slow one is answered after 9 seconds, as it should be. */
export const faults = {
  refused: refusal(400),
  slow: null,
  "half-open": (request: Request) =>
    new HttpResponse(cutOff(request), { headers: { "content-type": "application/json" } }),
  "an error (500)": () => HttpResponse.json({ status: 500, code: "error.internal" }, { status: 500 }),
  garbage: () => HttpResponse.html("<p>%%"),
  "a lost answer": () => HttpResponse.error(),
} as const satisfies Record<string, ((request: Request) => Response) | null>;

/** The other refusals: of the sign-in, of the player, of the moment. */
export const refusals = { "a 401": refusal(401), "a 403": refusal(403), "a 409": refusal(409) } as const;

/** Each of them for a call that no table has a row of: what it becomes, and whether its response ever comes. */
export const everyFault = [
  ...Object.entries({ ...faults, ...refusals }).flatMap(([name, respond]) =>
    respond ? [[name, respond] as const] : [],
  ),
  ["no response", () => new Promise<Response>(() => {})] as const,
];

type Fault = keyof typeof faults;
export type Failure = Exclude<Fault, "slow">;
export const refusalNames = Object.keys(refusals) as (keyof typeof refusals)[];
export const faultNames = Object.keys(faults) as Fault[];

/** Every call that a domain of `lib/safety` declares, by its name: "limits.depositLimits". */
export async function declaredCalls(): Promise<Map<string, Endpoint>> {
  const folder = join(process.cwd(), "lib/safety");
  const domains = readdirSync(folder).filter((domain) => existsSync(join(folder, domain, "endpoints.ts")));
  const calls = await Promise.all(
    domains.map(async (domain) => {
      const endpoints: Record<string, Endpoint> = await import(/* @vite-ignore */ join(folder, domain, "endpoints.ts"));
      return Object.entries(endpoints).map(([name, call]) => [`${domain}.${name}`, call] as const);
    }),
  );
  return new Map(calls.flat());
}

export const domainOf = (call: string) => call.split(".")[0] ?? "";
