import type { ReactNode } from "react";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { SiteErrorBoundary } from "../errors/error-boundary";

export interface BodyProps {
  locale: Locale;
  /** Its scripts wait for the first sign of the visitor, and bring what measures the visit. */
  isQuiet?: boolean;
  children: ReactNode;
}

/** The body of every page: it receives failures, and passes messages in its language to the error screens. */
export async function Body({ locale, isQuiet, children }: BodyProps) {
  const t = await getTranslations(locale, "site.crash");
  const tOutage = await getTranslations(locale, "site.outage");
  const screen = (kind: "broken" | "missing") => ({
    title: t(`${kind}.title`),
    body: t(`${kind}.body`),
    action: t(`${kind}.action`),
  });
  const texts = {
    broken: screen("broken"),
    missing: screen("missing"),
    reference: tOutage("reference"),
    close: t("close"),
  };
  return (
    <body>
      <SiteErrorBoundary texts={texts} {...(isQuiet && { isQuiet })}>
        {children}
      </SiteErrorBoundary>
    </body>
  );
}
