import { guardSchema, nothing } from "@/lib/core/http/http";
import { endpoint } from "./endpoint";

/** The calls of no area. A visitor's login makes them: without zod, which would weigh more than the rest of it. */

/** The visitor's country as the platform detects it, and whether it is restricted. */
export const accessContext = endpoint({
  method: "get",
  path: "player/access/context", // assumed
  response: guardSchema(
    (value): value is { isRestricted: boolean } => typeof Object(value).isRestricted === "boolean",
    "expected isRestricted: boolean",
  ),
});

export const signOut = endpoint({
  method: "post",
  path: "player/sign-out", // assumed
  response: nothing,
  accessToken: true,
});

export const idleLogout = endpoint({ method: "post", path: "player/idle-logout", response: nothing }); // assumed

/** Listed by the specification, which states no purpose: only the contract test of the listed calls (API-019, API-020) reads it. */
export const migration = endpoint({ method: "post", path: "player/migration", response: nothing }); // assumed
