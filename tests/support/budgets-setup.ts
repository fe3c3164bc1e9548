import type { TestProject } from "vitest/node";
import { startEnvironment } from "./processes";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the site that the budgets without a dataset of their own are measured on. */
    site: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { site, stop } = await startEnvironment();
  project.provide("site", site.origin);
  return stop;
}
