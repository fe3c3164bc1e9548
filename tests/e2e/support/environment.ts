import { type Origins, sandboxOrigins } from "../../../.ci/lib/programs.mjs";

const port = Number(process.env.E2E_PORT ?? 4700);
const sandboxPort = port + 10;

/** The addresses of the site and the sandbox under test. `E2E_PORT` sets the site's port; the sandbox uses the ports from ten above it. */
export const environment: { port: number; sandboxPort: number; origin: string; sandbox: Origins } = {
  port,
  sandboxPort,
  origin: `http://localhost:${port}`,
  sandbox: sandboxOrigins(sandboxPort),
};
