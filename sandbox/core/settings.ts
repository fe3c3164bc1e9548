import { resolve } from "node:path";
import { z } from "zod";

/** The six listeners of the sandbox, in the order of their ports. */
export const systems = ["control", "identity", "content", "platform", "push", "frames"] as const;
export type System = (typeof systems)[number];

const port = z.coerce.number().int().min(1).max(65_530);

const Environment = z.object({
  SANDBOX_PORT: port.default(4000),
  SANDBOX_DATA: z.string().min(1).default(".data/sandbox"),
  SANDBOX_GAMES: z.coerce.number().int().min(30).max(20_000).default(3_000),
  SANDBOX_PICTURES: z.enum(["drawn", "flat"]).default("drawn"),
  SANDBOX_SEED: z.string().min(1).default("greenroom"),
  PLATFORM_KEYS: z.enum(["on", "off"]).default("on"),
  DATABASE_URL: z.string().startsWith("postgres").optional(),
  BRAND: z
    .string()
    .regex(/^[a-z]+(-[a-z]+)*$/)
    .default("greenroom"),
  SITE_ORIGIN: z.url().default("http://localhost:3000"),
  CONTENT_WEBHOOK_SECRET: z.string().min(16).default("sandbox-webhook-secret"),
  SPORTSBOOK_KEY: z.string().min(16).default("sandbox-sportsbook-key"),
  IDENTITY_POOL_ID: z
    .string()
    .regex(/^[\w-]+_\w+$/)
    .default("eu-west-1_SANDBOX01"),
  IDENTITY_CLIENT_ID: z.string().min(1).default("greenroom-web"),
});

/** The settings of this run of the sandbox. Origins are without a trailing slash. */
export interface Settings {
  host: "127.0.0.1";
  port: Record<System, number>;
  origin: Record<System, string>;
  /** Absolute path of the folder with all data that survives a restart. */
  dataFolder: string;
  databaseUrl: string | undefined;
  games: number;
  /** "flat": pictures are of one colour, in the requested shape, for tests that do not check art. */
  pictures: "drawn" | "flat";
  seed: string;
  /** False: a platform that ignores the `Idempotency-Key`, so that every call that reaches it takes effect. */
  honoursKeys: boolean;
  /** The slug of the brand whose name the content carries. */
  brand: string;
  siteOrigin: string;
  webhookSecret: string;
  /** By which the sportsbook knows the operator. */
  sportsbookKey: string;
  poolId: string;
  clientId: string;
}

/** Reads the settings, or throws one sentence that names the wrong variable. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  if (environment.NODE_ENV === "production")
    throw new Error("The sandbox stands in for real services and refuses NODE_ENV=production.");
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`The environment variable ${issue?.path.join(".")} is wrong: ${issue?.message}.`);
  }
  const env = parsed.data;
  const ports = Object.fromEntries(systems.map((system, at) => [system, env.SANDBOX_PORT + at]));
  const origins = Object.fromEntries(systems.map((system) => [system, `http://localhost:${ports[system]}`]));
  return {
    host: "127.0.0.1",
    port: ports as Record<System, number>,
    origin: origins as Record<System, string>,
    dataFolder: resolve(env.SANDBOX_DATA),
    databaseUrl: env.DATABASE_URL,
    games: env.SANDBOX_GAMES,
    pictures: env.SANDBOX_PICTURES,
    seed: env.SANDBOX_SEED,
    honoursKeys: env.PLATFORM_KEYS === "on",
    brand: env.BRAND,
    siteOrigin: env.SITE_ORIGIN,
    webhookSecret: env.CONTENT_WEBHOOK_SECRET,
    sportsbookKey: env.SPORTSBOOK_KEY,
    poolId: env.IDENTITY_POOL_ID,
    clientId: env.IDENTITY_CLIENT_ID,
  };
}
