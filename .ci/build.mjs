import "./lib/node.mjs";
import { build } from "./lib/build.mjs";

/** `npm run build`: Next's build and the compiled custom server. */
const { ok, output } = await build();
console.log(output.trim());
process.exit(ok ? 0 : 1);
