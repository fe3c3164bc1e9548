import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadEnvFile } from "./env-file";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "env-file-"));
  vi.stubEnv("MAINTENANCE", undefined);
  vi.stubEnv("RESTRICTED_COUNTRIES", undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test("variables of the file are set, and those of the environment win", () => {
  writeFileSync(join(folder, ".env"), "MAINTENANCE=on\nRESTRICTED_COUNTRIES=US,FR\n");
  vi.stubEnv("MAINTENANCE", "off");
  loadEnvFile(folder);
  expect([process.env.MAINTENANCE, process.env.RESTRICTED_COUNTRIES]).toEqual(["off", "US,FR"]);
});

test("a folder without the file changes nothing", () => {
  const before = { ...process.env };
  loadEnvFile(folder);
  expect(process.env).toEqual(before);
});
