import { z } from "zod";

/** The provinces and territories that the operator serves; Ontario has its own regulator, and a second list. */
const provinces = ["AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "PE", "QC", "SK"];
const provincesWithOntario = [...provinces, "ON"];

/** The format of a country's postal codes; any other country accepts every value. */
const postalCodes: Readonly<Record<string, RegExp>> = {
  BR: /^\d{5}-?\d{3}$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
  DE: /^\d{5}$/,
  FI: /^\d{5}$/,
  IN: /^\d{6}$/,
  JP: /^\d{3}-?\d{4}$/,
  NO: /^\d{4}$/,
  SE: /^\d{3} ?\d{2}$/,
};

const text = (most: number) => z.string().trim().min(1).max(most);

export const Address = z
  .strictObject({ street: text(100), city: text(60), postalCode: text(12), countryCode: z.string() })
  .superRefine(({ countryCode, postalCode }, context) => {
    if (postalCodes[countryCode]?.test(postalCode) === false)
      context.addIssue({
        code: "custom",
        path: ["postalCode"],
        message: "The postal code is not one of the country.",
        input: postalCode,
        params: { code: "error.postal_code.invalid" },
      });
  });

export const Province = z.strictObject({ province: z.enum(provincesWithOntario) });

/** The languages that the platform writes to players in. */
export const Language = z.strictObject({
  language: z.enum(["en", "fi", "no", "de", "fr", "es", "pt", "br", "ja", "tr", "pl", "tl"]),
});

export const Password = z.strictObject({
  oldPassword: z.string().min(1).max(256),
  newPassword: z
    .string()
    .min(8)
    .max(64)
    .regex(/\p{L}/u, "The password needs a letter.")
    .regex(/\d/, "The password needs a digit."),
});

export const MarketingPreferences = z.strictObject({
  email: z.boolean(),
  sms: z.boolean(),
  phone: z.boolean(),
  post: z.boolean(),
});
