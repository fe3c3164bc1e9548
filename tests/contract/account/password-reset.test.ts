import { randomInt, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { setNewPassword, startReset, verifyResetCode } from "@/lib/account/password-reset/api";
import type { ResetForm } from "@/lib/account/password-reset/schema";
import { getProfile } from "@/lib/session/permissions/api";
import { control, createPlayer, platformAs, signIn } from "../sandbox/world";

const visitor = platformAs();
const password = "Otters-by-a-lake-7";
const outboxOf = (recipient: string) =>
  control<{ code: string; kind: string; body: string }[]>(
    "GET",
    `/outbox.json?recipient=${encodeURIComponent(recipient)}`,
  );
const codeFor = async (recipient: string) => (await outboxOf(recipient))[0]?.code ?? expect.fail("no code was sent");
const wrongOf = (code: string) => (code === "000000" ? "000001" : "000000");
const formOf = (form: Partial<ResetForm>): ResetForm => ({
  email: "",
  pincode: "",
  resetKey: "",
  smsResetKeyId: "",
  password,
  ...form,
});

async function newSmsPlayer() {
  const mobilePhone = `+35840${randomInt(1_000_000, 9_999_999)}`;
  return { mobilePhone, ...(await createPlayer({ mobilePhone, phoneVerified: true })) };
}

test("by e-mail: the code goes with the new password, which then signs in; the old one and old sign-ins do not [API-014, RESET-008]", async () => {
  const player = await createPlayer();
  const before = await signIn(player);
  const { resetKey, smsResetKeyId, resendInSeconds } = await startReset(visitor, { email: ` ${player.email} ` });
  expect([resetKey.length > 8, smsResetKeyId, resendInSeconds]).toEqual([true, "", 60]);
  const pincode = await codeFor(player.email);
  const form = formOf({ email: player.email, resetKey, pincode });
  await expect(setNewPassword(visitor, { ...form, pincode: wrongOf(pincode) })).rejects.toMatchObject({
    status: 400,
    code: "error.password.reset",
  });
  await setNewPassword(visitor, form);
  await signIn({ ...player, password });
  await expect(signIn(player)).rejects.toThrow(/NotAuthorized/);
  await expect(getProfile(platformAs(before.idToken))).rejects.toMatchObject({ status: 401 });
  // The code has done its work.
  await expect(setNewPassword(visitor, form)).rejects.toMatchObject({ status: 404 });
});

test("by SMS: the code is proved first, then the password is set; never without the proof [API-014, RESET-008]", async () => {
  const player = await newSmsPlayer();
  const { resetKey, smsResetKeyId } = await startReset(visitor, player);
  expect([resetKey, smsResetKeyId.length > 8]).toEqual(["", true]);
  expect(await outboxOf(player.email)).toEqual([]);
  const [sms] = await outboxOf(player.mobilePhone);
  expect(sms?.kind).toBe("sms");
  await expect(setNewPassword(visitor, formOf({ smsResetKeyId }))).rejects.toMatchObject({
    status: 400,
    code: "error.password.reset",
  });
  const pincode = await codeFor(player.mobilePhone);
  const wrong = verifyResetCode(visitor, { pincode: wrongOf(pincode), smsResetKeyId });
  await expect(wrong).rejects.toMatchObject({ status: 400, code: "sms.code.invalid" });
  await verifyResetCode(visitor, { pincode, smsResetKeyId });
  await setNewPassword(visitor, formOf({ smsResetKeyId }));
  await signIn({ ...player, password });
  await expect(setNewPassword(visitor, formOf({ smsResetKeyId }))).rejects.toMatchObject({ status: 400 });
});

test("the key of an e-mail code sets no password as the key of an SMS", async () => {
  const player = await createPlayer();
  const { resetKey } = await startReset(visitor, player);
  const tried = setNewPassword(visitor, formOf({ smsResetKeyId: resetKey }));
  await expect(tried).rejects.toMatchObject({ status: 400, code: "error.password.reset" });
  await signIn(player);
});

test("an address without an account gets the same responses as one with: start, wrong codes, block [RESET-009]", async () => {
  const courses = [];
  for (const email of [(await createPlayer()).email, await ghostByEmail()]) {
    const { resetKey, smsResetKeyId, ...rest } = await startReset(visitor, { email });
    const course: unknown[] = [resetKey.length, smsResetKeyId.length, rest];
    for (let tries = 1; tries <= 5; tries++) {
      const pincode = wrongOf((await outboxOf(email))[0]?.code ?? "111111");
      const error = await setNewPassword(visitor, formOf({ email, resetKey, pincode })).catch((thrown) => thrown);
      course.push([error.status, error.code, error.message]);
    }
    courses.push(course);
  }
  expect(courses[0]).toEqual(courses[1]);
  expect(courses[0]?.at(-1)).toMatchObject([429, "sms.max.attempts.reached", expect.anything()]);
});

test("nothing is sent to an address without an account", async () => {
  const email = await ghostByEmail();
  await startReset(visitor, { email });
  expect(await outboxOf(email)).toEqual([]);
});

test.each(["", "nonsense", "a@", `${"x".repeat(300)}@example.com`])("%j is refused at the field", async (email) => {
  await expect(startReset(visitor, { email })).rejects.toMatchObject({
    status: 400,
    fieldErrors: [{ field: "email" }],
  });
});

const mostAttempts = 50;

/** An address without an account whose code would come by e-mail; others would get an SMS. */
async function ghostByEmail(): Promise<string> {
  // One in two, by a hash of the address.
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const email = `${randomUUID()}@players.example`;
    const { resetKey } = await startReset(visitor, { email });
    if (resetKey) {
      await control("POST", "/codes/age", { recipient: email, seconds: 3_601 });
      return email;
    }
  }
  throw new Error(`None of ${mostAttempts} addresses without an account gets its code by e-mail.`);
}
