import { expect, test, vi } from "vitest";
import { createAsyncChecks, plainSchema } from "./form";

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

test("a plain schema gives the values as they are sent, or the codes of what is wrong", async () => {
  const schema = plainSchema(({ name }: { name: string }) => ({
    value: { name: name.trim() },
    issues: { name: name.trim() === "" ? "required" : null },
  }));
  expect(await schema["~standard"].validate({ name: " Aino " })).toEqual({ value: { name: "Aino" } });
  expect(await schema["~standard"].validate({ name: " " })).toEqual({
    issues: [{ message: "required", path: ["name"] }],
  });
});
