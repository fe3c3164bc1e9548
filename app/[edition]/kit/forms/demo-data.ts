import { FormRefusal, type Reason } from "@/lib/core/form/form-refusal";
import { Unreachable } from "@/lib/core/http/http-errors";

export const documentLimits = { types: ["image/jpeg", "image/png", "application/pdf"], maxBytes: 5_000_000 } as const;

export const countries = [
  { value: "AT", text: "Austria" },
  { value: "BR", text: "Brazil" },
  { value: "CA", text: "Canada" },
  { value: "CI", text: "Côte d’Ivoire" },
  { value: "DE", text: "Germany" },
  { value: "FI", text: "Finland" },
  { value: "FR", text: "France" },
  { value: "JP", text: "Japan" },
  { value: "NO", text: "Norway" },
  { value: "SE", text: "Sweden" },
  { value: "TR", text: "Türkiye" },
];

export const phonePrefixes = { AT: "43", BR: "55", CA: "1", DE: "49", FI: "358", JP: "81", NO: "47", SE: "46" };

export const countryTexts = {
  fallback: { value: "other", text: "Another country" },
  unlisted: "Choose a country from the list.",
};

/** The possible responses to this page's form. */
export const responses = [
  { value: "accepts", text: "It accepts" },
  { value: "fields", text: "It refuses two fields" },
  { value: "refuses", text: "It refuses the whole" },
  { value: "silent", text: "It does not respond" },
];

const workMs = 800;

/** The server of the demo form: responds after a moment as configured. */
export async function respond(response: string, signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, workMs));
  signal.throwIfAborted();
  if (response === "accepts") return;
  if (response === "silent") throw new Unreachable("deadline", "/v1/demo");
  const code = "demo.refused";
  if (response === "refuses") throw new FormRefusal({ form: { code, message: "The demo refuses this form." } });
  throw new FormRefusal({
    fields: {
      email: { code, message: "This address belongs to another account." },
      amount: { code, message: "More than the limit of this demo." },
    },
  });
}

/** Plays a register of addresses: "taken@…" is in it. */
export async function findAddress(value: unknown): Promise<Reason | null> {
  await new Promise((resolve) => setTimeout(resolve, workMs / 2));
  const isTaken = String(value).startsWith("taken@");
  return isTaken ? { code: "taken", message: "This address is in the register already." } : null;
}
