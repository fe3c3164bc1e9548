import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { type OpenDatabase, openDatabase } from "@/sandbox/core/database";
import { createFaults } from "@/sandbox/core/faults";
import { readOutbox } from "@/sandbox/core/outbox";
import { type App, createApp } from "@/sandbox/core/server";
import { readSettings } from "@/sandbox/core/settings";
import { createIdentity, type Identity } from "@/sandbox/identity/identity";

const dataFolder = mkdtempSync(join(tmpdir(), "greenroom-identity-"));
export const settings = readSettings({ NODE_ENV: "test", SANDBOX_DATA: dataFolder, SANDBOX_PORT: "4640" });
export const ClientId = settings.clientId;
export const password = "Greenroom-2026";

export let database: OpenDatabase;
export let identity: Identity;
export let app: App;
export let control: App;
export const clock = { now: Date.UTC(2026, 8, 1, 9, 5) };

export async function open() {
  database = await openDatabase(settings);
  const faults = createFaults();
  identity = await createIdentity({ db: database.db, settings, faults }, () => new Date(clock.now));
  app = createApp("identity", faults);
  identity.routes(app);
  control = createApp("control", faults);
  identity.control?.(control);
}

/** One call of the protocol: its response, or the error as "Type: message". */
export async function call(operation: string, input: object): Promise<Record<string, unknown> & { error?: string }> {
  const response = await app.request("/", {
    method: "POST",
    headers: { "x-amz-target": `AWSCognitoIdentityProviderService.${operation}` },
    body: JSON.stringify({ ClientId, ...input }),
  });
  const body = await response.json();
  if (response.ok) return body;
  expect(response.status).toBe(400);
  expect(response.headers.get("x-amzn-errortype")).toBe(`${body.__type}:`);
  return { error: `${body.__type}: ${body.message}` };
}

interface Tokens {
  IdToken: string;
  AccessToken: string;
  RefreshToken: string;
}

export const signIn = (USERNAME: string, PASSWORD = password) =>
  call("InitiateAuth", { AuthFlow: "USER_PASSWORD_AUTH", AuthParameters: { USERNAME, PASSWORD } });

export async function tokensOf(result: Promise<Record<string, unknown>>): Promise<Tokens> {
  return (await result).AuthenticationResult as Tokens;
}

let last = 0;
export async function newUser(claims: Record<string, string> = {}) {
  const playerId = `P${++last}`;
  const email = `player-${last}@example.com`;
  await identity.createUser({ email, password, claims: { player_id: playerId, ...claims } });
  return { playerId, email };
}

export const codeFor = async (email: string) => (await readOutbox(database.db, email))[0]?.code ?? "";
export const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

/** An identity service with a database of its own, for the tests of one file; each test is a day later. */
export function serveIdentity(): void {
  beforeAll(open, 180_000);
  afterAll(async () => {
    await database.close();
    rmSync(dataFolder, { recursive: true });
  });
  afterEach(() => {
    clock.now += 86_400_000;
  });
}
