import { type Origins, sandboxOrigins } from "../../../.ci/lib/programs.mjs";

const port = Number(process.env.E2E_PORT ?? 4700);
const sandboxPort = port + 10;

/** Where the journeys' site and sandbox are. `E2E_PORT` moves the site, and the sandbox with it: ten ports above. */
export const house: { port: number; sandboxPort: number; origin: string; sandbox: Origins } = {
  port,
  sandboxPort,
  origin: `http://localhost:${port}`,
  sandbox: sandboxOrigins(sandboxPort),
};
