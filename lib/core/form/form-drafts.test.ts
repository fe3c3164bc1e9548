// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { clearPlayerValues } from "../browser-storage";
import { draftNames, dropDraft, readDraft, saveDraft } from "./form-drafts";

beforeEach(() => sessionStorage.clear());

const formOf = (html: string): HTMLFormElement => {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.querySelector("form") ?? expect.fail("no form");
};

test("every kind of control is kept, and no secret", () => {
  const form = formOf(`
    <input type="email" name="email" autocomplete="username">
    <input type="tel" name="phone">
    <input type="checkbox" name="terms">
    <input type="radio" name="channel" value="sms"><input type="radio" name="channel" value="mail">
    <select name="country"></select>
    <textarea name="note"></textarea>
    <input name="amount" inputmode="decimal">
    <button type="submit">Send</button>
    <input type="password" name="password">
    <input type="text" name="shown" autocomplete="current-password">
    <input type="text" name="chosen" autocomplete="new-password">
    <input type="text" name="code" autocomplete="one-time-code">
    <input type="text" name="card" autocomplete="cc-number">
    <input type="text" name="pin" data-secret>
    <input type="file" name="document">
    <input type="hidden" name="token">`);
  expect(draftNames(form)).toEqual(["email", "phone", "terms", "channel", "country", "note", "amount"]);
});

test("a name with one secret control is secret, whichever comes first", () => {
  expect(draftNames(formOf('<input name="pin"><input name="pin" type="password">'))).toEqual([]);
  expect(draftNames(formOf('<input name="pin" type="password"><input name="pin">'))).toEqual([]);
});

test("forms are kept by their names, until each is sent", () => {
  saveDraft("profile", { city: "Turku" });
  saveDraft("limits", { amount: "50", periods: ["D"] });
  expect([readDraft("profile"), readDraft("limits")]).toEqual([{ city: "Turku" }, { amount: "50", periods: ["D"] }]);
  dropDraft("profile");
  expect([readDraft("profile"), readDraft("limits")]).toEqual([{}, { amount: "50", periods: ["D"] }]);
  dropDraft("limits");
  expect(sessionStorage.getItem("player:drafts")).toBeNull();
});

test("a draft is read again after a second reload", () => {
  saveDraft("profile", { city: "Turku" });
  readDraft("profile");
  expect(readDraft("profile")).toEqual({ city: "Turku" });
});

test("nothing is left when a player signs out", () => {
  saveDraft("profile", { city: "Turku" });
  clearPlayerValues();
  expect(sessionStorage.length).toBe(0);
});

test("a draft is gone after half an hour without typing", () => {
  saveDraft("profile", { city: "Turku" });
  const now = Date.now();
  vi.spyOn(Date, "now").mockReturnValue(now + 30 * 60_000);
  expect(readDraft("profile")).toEqual({});
});

test.each(["{", '{"v":2,"value":7}', '{"v":2,"value":{"profile":{"at":"x"}}}', '{"v":1,"value":{"at":1,"forms":{}}}'])(
  "what is corrupt or of an older release is nothing: %s",
  (kept) => {
    sessionStorage.setItem("player:drafts", kept);
    expect(readDraft("profile")).toEqual({});
  },
);
