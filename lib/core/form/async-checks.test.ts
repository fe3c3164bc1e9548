import { expect, test, vi } from "vitest";
import { createAsyncChecks } from "./async-checks";

test("a check runs once per value, and a newer value gives up the older check", async () => {
  const taken = { code: "taken" };
  const check = vi.fn(async (value: unknown, _signal: AbortSignal) => (value === "taken" ? taken : null));
  const checks = createAsyncChecks({ email: check });
  expect([await checks.run("email", "taken"), await checks.run("email", "taken")]).toEqual([taken, taken]);
  expect(check).toHaveBeenCalledOnce();
  expect(await checks.run("email", "free")).toBeNull();
  expect(check.mock.calls[0]?.[1].aborted).toBe(true);
  checks.stop();
  expect(check.mock.calls[1]?.[1].aborted).toBe(true);
});

test("a check that fails finds nothing, and is tried again", async () => {
  const check = vi.fn().mockRejectedValueOnce(new Error("down")).mockResolvedValue({ code: "taken" });
  const checks = createAsyncChecks({ email: check });
  expect([await checks.run("email", "x"), await checks.run("email", "x")]).toEqual([null, { code: "taken" }]);
});
