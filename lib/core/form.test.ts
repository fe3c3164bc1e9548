import { expect, test, vi } from "vitest";
import { createAsyncChecks, matchFieldErrors, plainSchema, submitFailure } from "./form";
import { HttpError, InvalidResponse, Unreachable } from "./http-errors";

const validationErrors = [
  { objectName: "player", field: "emailAddress", rejectedValue: "x", status: 400, message: "Taken.", code: "taken" },
  { objectName: "player", field: "city", rejectedValue: null, status: 400, message: "Too long.", code: null },
  { objectName: "player", field: "city", rejectedValue: null, status: 400, message: "Again.", code: null },
  { objectName: "address", field: "city", rejectedValue: null, status: 400, message: "Unknown.", code: null },
  { objectName: "player", field: "toString", rejectedValue: null, status: 400, message: "No such field.", code: null },
];

test("a refusal is known, with its fields", () => {
  const error = new HttpError(400, { code: "invalid", validationErrors });
  expect(submitFailure(error)).toMatchObject({ kind: "refused", error, fields: validationErrors });
});

test.each([
  ["no answer", new Unreachable("network", "/v1/x")],
  ["a deadline that passed", new Unreachable("deadline", "/v1/x")],
  ["a server error", new HttpError(502)],
  ["an answer that cannot be read", new InvalidResponse("/v1/x", 200, "no JSON")],
  ["anything else", "?"],
])("after %s nobody knows what happened", (_what, error) => {
  expect(submitFailure(error)).toEqual({ kind: "unknown", error });
});

test("field errors find the form's own names, by object and field or by field alone; the first of a field counts", () => {
  const { byField, others } = matchFieldErrors(
    new HttpError(400, { validationErrors }).fieldErrors,
    ["email", "city", "addressCity"],
    { emailAddress: "email", "address.city": "addressCity" },
  );
  expect(Object.entries(byField).map(([name, { message }]) => [name, message])).toEqual([
    ["email", "Taken."],
    ["city", "Too long."],
    ["addressCity", "Unknown."],
  ]);
  expect(others.map(({ field }) => field)).toEqual(["toString"]);
});

test("a check runs once per value, and a newer value gives up the older check", async () => {
  const check = vi.fn(async (value: unknown, _signal: AbortSignal) => (value === "taken" ? "taken" : null));
  const checks = createAsyncChecks({ email: check });
  expect([await checks.run("email", "taken"), await checks.run("email", "taken")]).toEqual(["taken", "taken"]);
  expect(check).toHaveBeenCalledOnce();
  expect(await checks.run("email", "free")).toBeNull();
  expect(check.mock.calls[0]?.[1].aborted).toBe(true);
  checks.stop();
  expect(check.mock.calls[1]?.[1].aborted).toBe(true);
});

test("a check that fails finds nothing, and is tried again", async () => {
  const check = vi.fn().mockRejectedValueOnce(new Error("down")).mockResolvedValue("taken");
  const checks = createAsyncChecks({ email: check });
  expect([await checks.run("email", "x"), await checks.run("email", "x")]).toEqual([null, "taken"]);
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
