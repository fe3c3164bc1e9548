import { z } from "zod";
import { clean, cleanAddress } from "./redact";

/** One line of the log: nothing in it came from the browser uncleaned. */
export type LoggedReport = Readonly<Record<string, unknown>> & { kind: "error" | "vitals" | "csp" };

const cleanText = z.string().transform((text) => clean(text));
const figure = z
  .number()
  .nonnegative()
  .nullish()
  .transform((value) => (value == null ? null : Math.round(Math.min(value, 1e7) * 1_000) / 1_000));
const frame = z.string().regex(/^[\w-]{1,60}\.js:\d{1,9}:\d{1,9}$/);

/** Code that the visitor's own extensions put into the page is not our error. */
const isExtension = (address: string) => /^(chrome|moz|safari-web|ms-browser)-extension/.test(address);

const violation = (host: string) => {
  const address = z.string().transform((text) => cleanAddress(text, host));
  const outside = z
    .string()
    .refine((text) => !isExtension(text))
    .pipe(address);
  return { address, outside };
};

/** Parses reports of our own script, of `report-uri` and of the Reporting API into lines of the log. */
function reportsOf(host: string) {
  const { address, outside } = violation(host);
  const own = z
    .discriminatedUnion("kind", [
      z.object({
        kind: z.literal("error"),
        reference: z.string().regex(/^\w{1,12}$/),
        page: address,
        name: cleanText,
        message: cleanText,
        frames: z.array(frame).max(8),
      }),
      z.object({ kind: z.literal("vitals"), page: address, lcp: figure, cls: figure, inp: figure, ttfb: figure }),
    ])
    .transform((report): LoggedReport[] => [report]);

  const legacy = z
    .object({
      "csp-report": z.object({
        "document-uri": address,
        "violated-directive": cleanText,
        "effective-directive": cleanText.optional(),
        "blocked-uri": outside,
        "source-file": outside.optional(),
        "line-number": z.number().int().nonnegative().optional(),
      }),
    })
    .transform(({ "csp-report": report }): LoggedReport[] => [
      {
        kind: "csp",
        page: report["document-uri"],
        directive: report["effective-directive"] ?? report["violated-directive"],
        blocked: report["blocked-uri"],
        source: report["source-file"],
        line: report["line-number"],
      },
    ]);

  const modern = z.object({
    type: z.literal("csp-violation"),
    body: z.object({
      documentURL: address,
      effectiveDirective: cleanText,
      blockedURL: outside,
      sourceFile: outside.nullish(),
      lineNumber: z.number().int().nonnegative().nullish(),
    }),
  });
  /** Several reports of several types in one; those that are not about a policy are passed over. */
  const batch = z
    .array(z.unknown())
    .max(100)
    .transform((all) =>
      all.flatMap((each): LoggedReport[] => {
        const { success, data } = modern.safeParse(each);
        if (!success) return [];
        const { documentURL, effectiveDirective, blockedURL, sourceFile, lineNumber } = data.body;
        return [
          {
            kind: "csp",
            page: documentURL,
            directive: effectiveDirective,
            blocked: blockedURL,
            source: sourceFile ?? undefined,
            line: lineNumber ?? undefined,
          },
        ];
      }),
    );

  return z.union([own, legacy, batch]);
}

/** The log lines of a body; none when it is not a report. `host`: ours, whose paths are kept. Never throws. */
export function readReports(body: string, host: string): LoggedReport[] {
  try {
    return reportsOf(host).safeParse(JSON.parse(body)).data ?? [];
  } catch {
    return [];
  }
}
