import { boolean, minLength, object, refine, regex, string, trim } from "zod/mini";
import { dateOrder } from "@/lib/core/form/date-input";
import { amountField, codeField, dateField, fileField, phoneField } from "@/lib/core/form/form-schemas";
import type { Currency } from "@/lib/core/money";
import { amountFormat } from "@/lib/market/amount-notation";
import { pageDateTag } from "@/lib/market/date-format";
import { documentLimits } from "./demo-data";

export const demoSchema = (currency: Currency, tag: string) =>
  object({
    email: string().check(trim(), regex(/^\S+@\S+$/, "required")),
    password: string().check(minLength(8, "passwordLength")),
    birthDate: dateField(dateOrder(pageDateTag())),
    phone: phoneField,
    country: string().check(minLength(1, "required")),
    language: string(),
    channel: string().check(minLength(1, "required")),
    amount: amountField(amountFormat(currency, tag)),
    code: codeField,
    document: fileField(documentLimits),
    note: string(),
    terms: boolean().check(refine((accepted) => accepted, "required")),
    response: string(),
  });

export const emptyDemo = {
  email: "",
  password: "",
  birthDate: "",
  phone: { country: "FI", number: "" },
  country: "",
  language: "en",
  channel: "",
  amount: "",
  code: "",
  // The type of an empty file field is that of a filled one.
  document: null as File | null,
  note: "",
  terms: false,
  response: "accepts",
};
