import { type Reason, tooManyRequests } from "@/lib/core/form-refusal";
import type { MessageArea, Translator } from "./translator";

type MessageKey<Area extends MessageArea> = Parameters<Translator<Area>>[0];

/** What the error codes of a form read as. The keys are typed against the message files. */
export interface ErrorCatalogue<Area extends MessageArea> {
  area: Area;
  /** By code, `registration.closed`, or by field and code, `email:required`. */
  codes: Readonly<Record<string, MessageKey<Area>>>;
  /** By field, the code that an unknown one reads as, where the server's sentence may be in any language. */
  rules: Readonly<Record<string, string>>;
}

/** @param rules codes of this catalogue, or common ones */
export function defineErrors<Area extends MessageArea, const Codes extends Readonly<Record<string, MessageKey<Area>>>>(
  area: Area,
  codes: Codes,
  rules: Readonly<Record<string, (keyof Codes & string) | CommonCode>> = {},
): ErrorCatalogue<Area> {
  return { area, codes, rules };
}

/** The codes of the fields of any form. A control words a code of its own that needs values: an amount, a date, a file. */
const common = {
  required: "form.errors.required",
  tooLong: "form.errors.tooLong",
  email: "form.errors.email",
  emailNoAt: "form.errors.emailNoAt",
  emailMarks: "form.errors.emailMarks",
  emailSpace: "form.errors.emailSpace",
  invalid: "form.errors.invalid",
  code: "form.errors.code",
  phone: "form.errors.phone",
  passwordLength: "form.errors.passwordLength",
  passwordLetter: "form.errors.passwordLetter",
  passwordDigit: "form.errors.passwordDigit",
  passwordUnseen: "form.errors.passwordUnseen",
  passwordIsEmail: "form.errors.passwordIsEmail",
  tooLarge: "form.errors.tooLarge",
  negative: "form.errors.negative",
  decimals: "form.errors.decimals",
  ambiguous: "form.errors.ambiguous",
  fileEmpty: "form.errors.fileEmpty",
} as const satisfies Record<string, MessageKey<"site">>;
type CommonCode = keyof typeof common;

/** The codes of any form as a whole. */
const whole = {
  [tooManyRequests]: "form.tooMany",
  "error.oops.tryAgain": "form.error.oops.tryAgain",
} as const satisfies Record<string, MessageKey<"site">>;

/** Of a form without codes of its own. */
export const commonErrors = defineErrors("site", {});

export interface ErrorReader {
  /** `name`: of the field, nested names with dots. `reference`: of the refused request. */
  ofField(reason: Reason, name: string, reference?: string | null): string;
  ofForm(reason: Reason, reference?: string | null): string;
}

/**
 * Reads reasons by a form's catalogue. A code that no catalogue knows reads as the rule of its field, else as the server's own
 * sentence, else as a general one with the reference of the request.
 */
export function createErrorReader<Area extends MessageArea>(
  { codes, rules }: ErrorCatalogue<Area>,
  t: Translator<Area>,
  site: Translator<"site.form">,
): ErrorReader {
  const own = (code: string) => {
    const key = Object.hasOwn(codes, code) ? codes[code] : undefined;
    return key === undefined ? null : t(key);
  };
  const known = (code: string) => own(code) ?? (isIn(common, code) ? site(common[code]) : null);
  const general = (text: string, reference: string | null | undefined) =>
    reference ? `${text} ${site("reference", { reference })}` : text;
  return {
    ofField({ code, message }, name, reference) {
      const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
      const text = code === null ? null : (own(`${name}:${code}`) ?? known(code));
      return text ?? ((rule && known(rule)) || message || general(site("errors.invalid"), reference));
    },
    ofForm({ code, message }, reference) {
      const text = code === null ? null : (own(code) ?? (isIn(whole, code) ? site(whole[code]) : null));
      return text ?? (message || general(site("refused"), reference));
    },
  };
}

const isIn = <Codes extends object>(codes: Codes, code: string): code is keyof Codes & string =>
  Object.hasOwn(codes, code);
