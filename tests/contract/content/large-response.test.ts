import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { maxResponseBytes } from "@/lib/content/client";
import { newSessionKeys, sandboxOrigins, siteVariables } from "../../../.ci/lib/programs.mjs";

const chunk = Buffer.alloc(100_000, "x");
/** The part of its response that the service could send before the connection ended. */
let sent = 0;
let size = 0;

/** Responds to every query with a text of `size` bytes, or of no end. */
const service = createServer((_, response) => {
  response.setHeader("content-type", "application/json");
  response.write('{"result":"');
  sent = 0;
  const goOn = () => {
    while (!response.destroyed && sent < size) {
      sent += chunk.length;
      if (!response.write(chunk)) return response.once("drain", goOn);
    }
    return response.end('"}');
  };
  goOn();
});

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const { port } = service.address() as AddressInfo;
  Object.assign(process.env, siteVariables(sandboxOrigins(4000)), {
    SESSION_KEYS: newSessionKeys(),
    CONTENT_URL: `http://127.0.0.1:${port}`,
    CONTENT_CACHE_URL: "",
  });
});
afterAll(() => service.close());

test("a response without end is refused and logged as soon as it is larger than any that is expected", async () => {
  const { ContentUnavailable, fetchUncachedContent } = await import("@/lib/content/server");
  const log = vi.spyOn(console, "error").mockReturnValue();
  size = maxResponseBytes - 2 * chunk.length;
  expect(await fetchUncachedContent("1", {}, z.string())).toHaveLength(size);
  expect(log).not.toHaveBeenCalled();

  size = Number.POSITIVE_INFINITY;
  await expect(fetchUncachedContent("1", {}, z.string())).rejects.toBeInstanceOf(ContentUnavailable);
  expect(log.mock.calls.join()).toContain(`more than ${maxResponseBytes} bytes`);
  const refusedAt = sent;
  // Bytes in flight between the two come on top: the buffers of a local connection hold up to 40 MB.
  expect(refusedAt).toBeLessThan(maxResponseBytes + 40_000_000);
});
