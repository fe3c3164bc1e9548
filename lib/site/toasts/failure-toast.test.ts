import { describe, expect, test } from "vitest";
import { readFieldErrors } from "@/lib/core/http/http-errors";
import { failureToast } from "./failure-toast";

describe("the toast of a refused change", () => {
  const failure = { status: 400, code: null, message: "The street is gone.", fieldErrors: [] };
  const oops = { kind: "code", code: "error.oops.tryAgain" };
  test("of status 404 is its message [ERR-017, ERR-504]", () => {
    expect(failureToast({ ...failure, status: 404 })).toEqual({ kind: "message", text: "The street is gone." });
    expect(failureToast({ ...failure, status: 404, message: "" })).toEqual(oops);
  });

  test("of status 500 is its message, and that the outcome is not known [ERR-017, ERR-504]", () => {
    expect(failureToast({ ...failure, status: 500 })).toEqual({ kind: "unknown", text: "The street is gone." });
    expect(failureToast({ ...failure, status: 500, message: "" })).toEqual({ kind: "unknown", text: "" });
  });

  test("of a form's own code, as of the wrong old password, is that code, whatever the status [ERR-018, ERR-504]", () => {
    const code = "error.old_password.incorrect";
    for (const status of [400, 403, 404, 500])
      expect(failureToast({ ...failure, status, code }, [code])).toEqual({ kind: "code", code });
  });

  test("of a 400 without field errors is that something went wrong, and with some there is none [ERR-019]", () => {
    expect(failureToast(failure)).toEqual(oops);
    expect(failureToast({ ...failure, fieldErrors: readFieldErrors([{ field: "street" }]) })).toBeNull();
  });

  test.each([401, 403, 409, 422, 503])("of status %i there is no toast: the form shows it", (status) => {
    expect(failureToast({ ...failure, status })).toBeNull();
  });
});
