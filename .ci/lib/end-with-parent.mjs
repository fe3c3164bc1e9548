/**
 * Loaded into every program that we start, before the program itself: it ends with the process that started it, even when that
 * one was killed and could stop nothing. The address of this module carries the parent's id.
 */
import { whenParentEnds } from "./parent.mjs";

const parent = Number(new URL(import.meta.url).searchParams.get("parent"));
// A program passes its options on to the workers that it forks, as Next does in development. Their parent is another one.
const option = process.execArgv.indexOf(import.meta.url);
if (option > 0) process.execArgv.splice(option - 1, 2);

whenParentEnds(parent, () => {
  process.kill(process.pid, "SIGTERM");
  setTimeout(() => process.exit(1), 10_000).unref();
});
