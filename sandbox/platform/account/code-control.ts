import { z } from "zod";
import type { App } from "../../core/server";
import { readBody, refuseFields } from "../responses";
import type { OneTimeCodes } from "./one-time-codes";

const Age = z.strictObject({ recipient: z.string().min(1), seconds: z.number().int().positive().max(86_400) });

/** Lets time pass for the codes of a phone number or an e-mail address, so that nobody waits for a resend delay or an expiry. */
export function addCodeControl(app: App, codes: OneTimeCodes): void {
  app.post("/codes/age", async (context) => {
    const sent = await readBody(context);
    const parsed = Age.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "age", parsed.error, sent);
    await codes.age(parsed.data.recipient, parsed.data.seconds);
    return context.body(null, 204);
  });
}
