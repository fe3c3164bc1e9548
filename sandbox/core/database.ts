import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { Pool } from "pg";
import { lockFolder } from "./lock";
import type { Settings } from "./settings";

export type Database = PgDatabase<PgQueryResultHKT>;
/** The parameter of a transaction's callback; every query function takes either. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

export interface OpenDatabase {
  db: Database;
  close(): Promise<void>;
}

/** Opens the embedded PostgreSQL in the data folder, or the server at `DATABASE_URL`, and brings its schema up to date. */
export async function openDatabase(settings: Settings): Promise<OpenDatabase> {
  const opened = settings.databaseUrl ? await openServer(settings.databaseUrl) : await openFolder(settings.dataFolder);
  await migrate(opened.db);
  return opened;
}

const connectMs = 5_000;

/** @throws one sentence that names the variable when no database responds at its address */
async function openServer(connectionString: string): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString, connectionTimeoutMillis: connectMs });
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    // A refused connection to a name with two addresses brings an error without a message.
    const reason = error instanceof Error ? error.message || Reflect.get(error, "code") : error;
    throw new Error(`The database of the environment variable DATABASE_URL cannot be used: ${reason}.`, {
      cause: error,
    });
  }
  return { db: drizzlePostgres(pool) as unknown as Database, close: () => pool.end() };
}

async function openFolder(folder: string): Promise<OpenDatabase> {
  const unlock = lockFolder(folder);
  const data = join(folder, "sql");
  if (!existsSync(join(data, "PG_VERSION"))) await makeDatabase(data);
  const client = await PGlite.create(data, { startParams });
  const close = async () => {
    await client.close();
    unlock();
  };
  return { db: drizzlePglite(client) as unknown as Database, close };
}

/** A few players need no more; the default of 128 MB would be taken at once. */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

/** Creates a database in its own thread: its half a gigabyte of memory is freed with the thread. */
function makeDatabase(folder: string): Promise<void> {
  const program = `import(require("node:worker_threads").workerData.library).then(async ({ PGlite }) => {
    const client = await PGlite.create(require("node:worker_threads").workerData.folder);
    await client.close();
  });`;
  const workerData = { library: import.meta.resolve("@electric-sql/pglite"), folder };
  return new Promise((done, fail) => {
    new Worker(program, { eval: true, workerData }).once("error", fail).once("exit", () => done());
  });
}

const migrations = join(import.meta.dirname, "../migrations");

/** Runs the numbered files that this database has not seen, each in its own transaction. */
async function migrate(db: Database): Promise<void> {
  await db.execute(
    sql`create table if not exists migration (name text primary key, ran_at timestamptz not null default now())`,
  );
  for (const name of readdirSync(migrations).sort()) {
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table migration`);
      const seen = await tx.execute(sql`select 1 from migration where name = ${name}`);
      if ((seen as unknown as { rows: unknown[] }).rows.length > 0) return;
      for (const statement of readFileSync(join(migrations, name), "utf8").split(/^--;$/m))
        if (statement.trim()) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into migration (name) values (${name})`);
    });
  }
}
