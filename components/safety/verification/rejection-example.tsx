import type { ReactNode } from "react";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { RejectionReason } from "@/lib/safety/verification/rejection";

/** What is drawn of a picture that was not taken: over the document, or how the document lies in it. */
type Fault = { over: ReactNode } | { place: string };

const scratch = <path d="M46 6 56 30 42 42 60 74" className="fill-none stroke-4 stroke-surface" />;
const cover = <path d="M50 34h50v22H50z" className="fill-text" />;
const screenFrame = (
  <>
    <path d="M2 2h116v76H2z" className="fill-none stroke-4 stroke-muted" />
    <path d="M2 2h116v12H2z" className="fill-muted" />
  </>
);

const faults: Readonly<Partial<Record<RejectionReason, Fault>>> = {
  badQuality: { place: "[filter:blur(3px)]" },
  croppedCorners: { place: "translate-x-[35%] translate-y-[30%]" },
  damaged: { over: scratch },
  masked: { over: cover },
  paymentCard: { over: cover },
  screenshot: { over: screenFrame },
};

/** Beside the words of a rejection that a better picture answers: how it was, and how it should be. Nothing for other reasons. */
export function RejectionExample({ reason }: { reason: RejectionReason }) {
  const t = useTranslations("safety.verification");
  const fault = faults[reason];
  if (!fault) return null;
  return (
    <div className="grid grid-cols-[repeat(2,minmax(0,12rem))] gap-3 text-muted text-sm">
      <figure className="grid content-start gap-1.5">
        <Picture look="border-danger" {...fault} />
        <figcaption>{t("example.bad")}</figcaption>
      </figure>
      <figure className="grid content-start gap-1.5">
        <Picture look="border-accent" />
        <figcaption>{t("example.good")}</figcaption>
      </figure>
    </div>
  );
}

interface PictureProps {
  look: string;
  place?: string;
  over?: ReactNode;
}

/** A document on a table, as a camera sees it: a portrait, and lines of words. */
function Picture({ look, place = "", over }: PictureProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 80"
      className={`w-full max-w-48 overflow-hidden rounded-sm border bg-raised ${look}`}
    >
      <g className={place}>
        <rect x="12" y="12" width="96" height="56" rx="5" className="fill-surface stroke-2 stroke-muted" />
        <rect x="20" y="22" width="22" height="28" rx="2" className="fill-muted" />
        <path d="M50 26h48M50 36h40M50 46h44M20 59h78" className="fill-none stroke-3 stroke-muted" />
      </g>
      {over}
    </svg>
  );
}
