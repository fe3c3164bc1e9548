import type { DeviceClass } from "@/lib/session/client-context/device";
import type { Place } from "./place";

/** One authority for every market (specification "Sportsbook"). */
export const sportsbookJurisdiction = "MGA";

interface ContextFacts {
  place: Place;
  /** From the trusted hop, never from the browser. */
  visitor: { address: string; country: string };
  device: DeviceClass;
  /** Does the sportsbook have a session of the player? */
  isKnown: boolean;
  brandId: string;
  segment: string;
  /** A BCP 47 tag. */
  language: string;
  currency: string;
  siteOrigin: string;
  /** The path of the page that the frame is on. */
  page: string;
}

/** The call that opens a frame: its two headers and the eleven parts of its body. `correlationId`: of this call alone. */
export function contextCall(facts: ContextFacts, correlationId: string, now: Date) {
  const { place, visitor, device, isKnown } = facts;
  const [category = null, region = null, competition = null, event = null] =
    place.product === "sports" ? place.segments : [null, null, null, ...place.segments];
  return {
    headers: { "Content-Type": "application/json", "X-Correlation-Id": correlationId },
    body: {
      correlationId,
      brandId: facts.brandId,
      dateTimeStamp: now.toISOString(),
      customerState: isKnown ? "LOGGED_IN" : "ANONYMOUS",
      visitorDetails: { ip: visitor.address, country: visitor.country, device },
      customerSegment: facts.segment,
      language: facts.language,
      currency: facts.currency,
      jurisdiction: sportsbookJurisdiction,
      deepLinking: {
        product: place.product === "sports" ? "SPORTSBOOK" : "VIRTUALS",
        category,
        region,
        competition,
        event,
      },
      iframeSetup: { parentOrigin: facts.siteOrigin, lobbyUrl: facts.siteOrigin + facts.page },
    },
  } as const;
}
