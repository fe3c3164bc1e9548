import type { TestProject } from "vitest/node";
import { type Origins, startSandbox } from "./processes";

declare module "vitest" {
  export interface ProvidedContext {
    /** Addresses of the sandbox that all contract tests of this run share. */
    sandbox: Origins;
    /** Its data folder. */
    sandboxData: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // On the PostgreSQL of DATABASE_URL where one is named, else on the embedded one.
  const { DATABASE_URL } = process.env;
  const sandbox = await startSandbox({ env: DATABASE_URL ? { DATABASE_URL } : {} });
  project.provide("sandbox", sandbox.origins);
  project.provide("sandboxData", sandbox.data);
  return sandbox.stop;
}
