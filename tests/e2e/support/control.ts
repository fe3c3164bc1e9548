import { expect } from "@playwright/test";
import type { Origins } from "../../../.ci/lib/programs.mjs";

/** Calls the sandbox's control listener and returns the response; a refused call fails the test. */
export async function control(origins: Origins, method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(origins.control + path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
  const text = await response.text();
  expect(response.status, `${method} ${path} of the sandbox: ${text}`).toBeLessThan(300);
  return text === "" ? null : JSON.parse(text);
}
