import { type ZodType, z } from "zod";
import type { Environment } from "@/lib/config/environment";

const deadlineMs = 5_000;

/** A plain read of the content service, past its cache: content reads of pages belong to Next, whose cache the custom server cannot use. */
export async function readContent<Result>(
  { CONTENT_URL, CONTENT_DATASET }: Pick<Environment, "CONTENT_URL" | "CONTENT_DATASET">,
  query: string,
  params: Readonly<Record<string, unknown>>,
  schema: ZodType<Result>,
): Promise<Result> {
  const address = new URL(`${CONTENT_URL}/v2021-08-31/data/query/${CONTENT_DATASET}`);
  const values = Object.entries(params).map(([name, value]) => [`$${name}`, JSON.stringify(value)]);
  const search = { query, returnQuery: "false", perspective: "published", ...Object.fromEntries(values) };
  address.search = String(new URLSearchParams(search));
  const response = await fetch(address, { signal: AbortSignal.timeout(deadlineMs) });
  if (!response.ok) throw new Error(`The content service responded with ${response.status}.`);
  return z.object({ result: schema }).parse(await response.json()).result;
}
