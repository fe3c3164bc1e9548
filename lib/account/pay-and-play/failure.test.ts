import { expect, test } from "vitest";
import { FormRefusal } from "@/lib/core/form/form-refusal";
import { HttpError, InvalidResponse, Unreachable } from "@/lib/core/http/http-errors";
import { amountFailureOf, NotOffered } from "./failure";

test.each([
  ["without an address to authorise at", new NotOffered("none"), "not-offered"],
  ["whose address is gone", new HttpError(404), "not-offered"],
  ["that was refused for another reason", new HttpError(403), "unavailable"],
  ["without an answer", new Unreachable("network", "/authorise"), "unavailable"],
  ["with an answer that cannot be used", new InvalidResponse("/authorise", 200, "url"), "unavailable"],
  [
    "whose amount the bank refuses: its field shows it",
    new FormRefusal({ fields: { amount: { code: "refused" } } }),
    null,
  ],
])("a payment %s", (_what, error, failure) => {
  expect(amountFailureOf(error)).toBe(failure);
});
