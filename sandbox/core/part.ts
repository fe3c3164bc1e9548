import type { Server } from "node:http";
import type { Database } from "./database";
import type { Faults } from "./faults";
import type { App } from "./server";
import type { Settings } from "./settings";

/** What every part of the sandbox is given. */
export interface Ground {
  settings: Settings;
  db: Database;
  faults: Faults;
}

/** A part: routes on its own listener, routes on the control listener, and what it does once its server listens. */
export interface Part {
  routes(app: App): void;
  control?(app: App): void;
  attach?(server: Server): void;
  close?(): Promise<void>;
}
