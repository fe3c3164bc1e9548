import "./lib/node.mjs";
import { launch } from "./lib/launch.mjs";
import { developmentSiteArgs } from "./lib/programs.mjs";

/** `npm run dev`: as `npm start`, at the same addresses, from the sources: what is saved shows at once. */
launch({ mode: "development", siteArgs: developmentSiteArgs });
