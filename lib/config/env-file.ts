import { existsSync } from "node:fs";
import { join } from "node:path";

/** Sets the variables of the folder's `.env`, where there is one. Those that the environment has already win. */
export function loadEnvFile(folder: string): void {
  const file = join(folder, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}
