import { vi } from "vitest";

declare global {
  /** The environment of a worker before its first file. */
  var variablesOfWorker: NodeJS.ProcessEnv | undefined;
}

/**
 * Files that run one after another in a worker share the packages of `node_modules`, which cost more to load than most files take. Our
 * own modules with what they keep, the environment, the clock and the globals are new for each.
 */
vi.unstubAllEnvs();
vi.unstubAllGlobals();
vi.useRealTimers();
vi.resetModules();

globalThis.variablesOfWorker ??= { ...process.env };
for (const name of Object.keys(process.env)) delete process.env[name];
Object.assign(process.env, globalThis.variablesOfWorker);
