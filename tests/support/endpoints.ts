import { join } from "node:path";
import type { Endpoint } from "@/lib/session/platform/endpoint";
import { root } from "../../.ci/lib/root.mjs";
import { filesBelow } from "../rules/files";

export interface DeclaredEndpoint extends Endpoint {
  /** Where it is declared: "lib/money/deposit/endpoints.ts". */
  file: string;
  name: string;
}

/** Every call of the platform that a domain declares in its `endpoints.ts`. */
export async function collectEndpoints(): Promise<DeclaredEndpoint[]> {
  const files = filesBelow(["lib"], /\/endpoints\.ts$/);
  const modules = await Promise.all(
    files.map(async (file) => [file, (await import(join(root, file))) as Record<string, Endpoint>] as const),
  );
  return modules.flatMap(([file, calls]) => Object.entries(calls).map(([name, call]) => ({ ...call, file, name })));
}
