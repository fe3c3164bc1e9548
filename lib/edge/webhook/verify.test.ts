import { encodeSignatureHeader } from "@sanity/webhook";
import { expect, test } from "vitest";
import { createVerifier, signatureToleranceMs } from "./verify";

const secret = "a-secret-of-the-test";
const start = Date.parse("2026-06-01T12:00:00Z");
const body = '{"_id":"x"}';

test("a signed message is valid once", async () => {
  const verify = createVerifier(secret, () => start);
  const signature = await encodeSignatureHeader(body, start, secret);
  expect(await verify(body, signature)).toBe("valid");
  for (let time = 0; time < 3; time++) expect(await verify(body, signature)).toBe("replayed");
  expect(await verify(body, await encodeSignatureHeader(body, start + 1, secret))).toBe("valid");
});

test.each([
  ["no signature", null],
  ["an empty one", ""],
  ["one that is not a signature", "nonsense"],
  ["one of another secret", encodeSignatureHeader(body, start, "another-secret-of-it")],
  ["one of another body", encodeSignatureHeader("{}", start, secret)],
])("%s is invalid", async (_what, signature) => {
  expect(await createVerifier(secret, () => start)(body, await signature)).toBe("invalid");
});

test("an empty body is invalid, whatever its signature", async () => {
  expect(await createVerifier(secret, () => start)("", `t=${start},v1=x`)).toBe("invalid");
});

test.each([
  [-signatureToleranceMs - 1, "invalid"],
  [-signatureToleranceMs, "valid"],
  [signatureToleranceMs, "valid"],
  [signatureToleranceMs + 1, "invalid"],
])("a message that is %i ms from our time is %s", async (distanceMs, verdict) => {
  const signature = await encodeSignatureHeader(body, start + distanceMs, secret);
  expect(await createVerifier(secret, () => start)(body, signature)).toBe(verdict);
});

test("no message is valid twice, however long one waits", async () => {
  let now = start;
  const verify = createVerifier(secret, () => now);
  const signature = await encodeSignatureHeader(body, start + signatureToleranceMs, secret);
  expect(await verify(body, signature)).toBe("valid");
  for (; now <= start + 4 * signatureToleranceMs; now += 30_000)
    expect(await verify(body, signature)).not.toBe("valid");
});
