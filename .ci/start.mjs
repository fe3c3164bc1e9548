import "./lib/node.mjs";
import { build, isBuilt } from "./lib/build.mjs";
import { launch } from "./lib/launch.mjs";
import { siteArgs } from "./lib/programs.mjs";

/** `npm start`: installs and builds what is missing, then runs the sandbox and the site until one of them ends. */

async function prepare() {
  if (isBuilt()) return;
  console.log("Building the site");
  const { ok, output } = await build();
  if (!ok) throw new Error(`The build failed.\n${output}`);
}

launch({ mode: "production", siteArgs, prepare });
