import { type Reason, tooManyRequests } from "@/lib/core/form/form-refusal";
import type { MessageDomain, PlainKey, Translator } from "./translator";

/** What the error codes of a form read as. The keys are typed against the message files. */
export interface ErrorCatalogue<Domain extends MessageDomain> {
  domain: Domain;
  /** By code, `registration.closed`, or by field and code, `email:required`. */
  codes: Readonly<Record<string, PlainKey<Domain>>>;
  /** By field, the code that an unknown one reads as, where the server's sentence may be in any language. */
  rules: Readonly<Record<string, string>>;
}

/** @param rules codes of this catalogue, or common ones */
export function defineErrors<
  Domain extends MessageDomain,
  const Codes extends Readonly<Record<string, PlainKey<Domain>>>,
>(
  domain: Domain,
  codes: Codes,
  rules: Readonly<Record<string, (keyof Codes & string) | CommonCode>> = {},
): ErrorCatalogue<Domain> {
  return { domain, codes, rules };
}

/** The codes of the fields of any form. A control words a code of its own that needs values: an amount, a date, a file. */
const common = {
  required: "errors.required",
  tooLong: "errors.tooLong",
  email: "errors.email",
  emailNoAt: "errors.emailNoAt",
  emailMarks: "errors.emailMarks",
  emailSpace: "errors.emailSpace",
  invalid: "errors.invalid",
  code: "errors.code",
  phone: "errors.phone",
  passwordLength: "errors.passwordLength",
  passwordLetter: "errors.passwordLetter",
  passwordDigit: "errors.passwordDigit",
  passwordUnseen: "errors.passwordUnseen",
  passwordIsEmail: "errors.passwordIsEmail",
  tooLarge: "errors.tooLarge",
  negative: "errors.negative",
  decimals: "errors.decimals",
  ambiguous: "errors.ambiguous",
  fileEmpty: "errors.fileEmpty",
} as const satisfies Record<string, PlainKey<"site.form">>;
type CommonCode = keyof typeof common;

/** The codes of any form as a whole. */
const whole = {
  [tooManyRequests]: "tooMany",
  "error.oops.tryAgain": "error.oops.tryAgain",
  "error.access.unchecked": "access.unsent",
} as const satisfies Record<string, PlainKey<"site.form">>;

/** Of a form without codes of its own. */
export const commonErrors = defineErrors("site.form", {});

export interface ErrorReader {
  /** `name`: of the field, nested names with dots. `reference`: of the refused request. */
  ofField(reason: Reason, name: string, reference?: string | null): string;
  ofForm(reason: Reason, reference?: string | null): string;
}

/**
 * Reads reasons by a form's catalogue. A code that no catalogue knows reads as the rule of its field, else as the server's own
 * sentence, else as a general one with the reference of the request.
 */
export function createErrorReader<Domain extends MessageDomain>(
  { codes, rules }: ErrorCatalogue<Domain>,
  t: Translator<Domain>,
  tForm: Translator<"site.form">,
): ErrorReader {
  const own = (code: string) => {
    const key = Object.hasOwn(codes, code) ? codes[code] : undefined;
    return key === undefined ? null : t(key);
  };
  const known = (code: string) => own(code) ?? (isIn(common, code) ? tForm(common[code]) : null);
  const general = (text: string, reference: string | null | undefined) =>
    reference ? `${text} ${tForm("reference", { reference })}` : text;
  return {
    ofField({ code, message }, name, reference) {
      const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
      const text = code === null ? null : (own(`${name}:${code}`) ?? known(code));
      return text ?? ((rule && known(rule)) || message || general(tForm("errors.invalid"), reference));
    },
    ofForm({ code, message }, reference) {
      const text = code === null ? null : (own(code) ?? (isIn(whole, code) ? tForm(whole[code]) : null));
      return text ?? (message || general(tForm("refused"), reference));
    },
  };
}

const isIn = <Codes extends object>(codes: Codes, code: string): code is keyof Codes & string =>
  Object.hasOwn(codes, code);
