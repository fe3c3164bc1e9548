import type { Server } from "node:http";
import type { Database } from "./database";
import type { Faults } from "./faults";
import type { App } from "./server";
import type { Settings } from "./settings";

/** The dependencies that every part of the sandbox shares. */
export interface SandboxContext {
  settings: Settings;
  db: Database;
  faults: Faults;
}

/** A part: routes on its own listener, routes on the control listener, and a hook that runs once its server listens. */
export interface Part {
  routes(app: App): void;
  control?(app: App): void;
  attach?(server: Server): void;
  close?(): Promise<void>;
}
