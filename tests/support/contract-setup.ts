import type { TestProject } from "vitest/node";
import { type Origins, startSandbox } from "./processes";

declare module "vitest" {
  export interface ProvidedContext {
    /** Addresses of the sandbox that all contract tests of this run share. */
    sandbox: Origins;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const sandbox = await startSandbox();
  project.provide("sandbox", sandbox.origins);
  return sandbox.stop;
}
