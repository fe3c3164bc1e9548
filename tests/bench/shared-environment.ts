import { startEnvironment, type TestEnvironment } from "../support/processes";

let shared: Promise<TestEnvironment> | undefined;

/** The site in front of a sandbox with as many games as usual: started once for all measures that only read. */
export function sharedEnvironment(): Promise<TestEnvironment> {
  shared ??= startEnvironment({ sandbox: { SANDBOX_GAMES: "3000" } });
  return shared;
}

export async function stopSharedEnvironment(): Promise<void> {
  await (await shared)?.stop();
}
