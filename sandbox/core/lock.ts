import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Takes the data folder for this process: the embedded database has no lock, and a second process that opens it
 * loses its rows silently. A lock whose process is gone (kill -9) is taken over. Returns the function that releases it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "lock");
  const mine = String(process.pid);
  try {
    writeFileSync(file, mine, { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    const holder = Number(readFileSync(file, "utf8"));
    if (holder !== process.pid && isAlive(holder))
      throw new Error(
        `The data folder ${folder} is in use by process ${holder}: stop it, or set SANDBOX_DATA to another folder.`,
      );
    writeFileSync(file, mine);
  }
  return () => rmSync(file, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
