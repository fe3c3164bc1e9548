import { HttpResponse } from "msw";
import { limitBody } from "../money/platform";
import { openProfile } from "../profile";

export type Respond = (request: Request) => Response | Promise<Response>;

export const json = (body: object) => () => HttpResponse.json(body);
const taken: Respond = () => new HttpResponse(null, { status: 204 });
const limits = json([limitBody("D", "50.00"), limitBody("W", "100.00"), limitBody("M", null)]);
const changedLimits = json([limitBody("D", "20.00"), limitBody("W", "100.00"), limitBody("M", null)]);
const options = (...ids: string[]) => ids.map((id) => ({ id, label: `The word for ${id}` }));
const consentOf = (isAllowed: boolean) => ({
  ...{ cookiesConsentId: "C1", version: 1, updatedAt: "2026-11-20T08:00:00.000Z" },
  options: { essentials: true, performance: isAllowed, marketing: isAllowed },
});
const request = { requestId: "R1", kind: "CORRECTION", status: "OPEN", createdAt: "2026-11-20T08:00:00.000Z" };

/** What the platform of a player answers to the calls of `lib/safety` while nothing is wrong. */
export const goodResponses: Readonly<Record<string, Respond>> = {
  // Of the site's own server.
  "GET api/time": () => HttpResponse.json({ now: Date.now() }),
  "GET player/profile": json(openProfile),
  "GET player/access/details": json({ accountStatus: "REGISTERED" }),
  "GET player/limits/deposit": limits,
  "GET player/limits/spend": limits,
  "PATCH player/limits/deposit": changedLimits,
  "PATCH player/limits/spend": changedLimits,
  "PATCH player/timeout": taken,
  "PATCH player/exclusion": taken,
  "POST player/close": taken,
  "POST player/break/seen": taken,
  "GET player/cookies/consent": json(consentOf(true)),
  "PATCH player/cookies/consent/1": json(consentOf(false)),
  "GET player/documents": json({ idDocument: { documentStatus: "REQUESTED" } }),
  "POST player/documents/verification": json({ uploadUrl: "http://files.test/put/1?key=a" }),
  "POST player/documents/status": taken,
  // A storage that takes a PUT alone.
  "PUT put/1": () => new HttpResponse(null, { status: 201 }),
  "POST jumio/documents/initiate": json({ redirectUrl: "http://check.test/visit/1" }),
  "GET player/data-requests": json({ requests: [] }),
  "POST player/data-requests": json(request),
  "GET player/activity/settings": json({ timer: 60 }),
  "PATCH player/activity/settings": json({ timer: 30 }),
  "GET player/activity/minutes_remaining": json({ minutesRemaining: 0 }),
  "PATCH player/activity/reset_timer": taken,
  "GET player/activity/summary": json({
    ...{ currency: "EUR", turnover: "86.00", winnings: "61.50", delta: "-24.50" },
    startedAt: "2026-11-25T11:32:00.000Z",
  }),
  "GET player/activity/activity_check": json({ reminder: null }),
  "GET player/salary-range": json({ salaryRanges: [{ id: 2, currency: "EUR", from: "20000.00", to: "40000.00" }] }),
  "GET player/occupations": json({ occupations: options("employed") }),
  "GET player/source-of-funds": json({ sourcesOfFunds: options("salary") }),
  "GET player/edd-answer": json({ answer: { placeOfBirth: "Oulu", nationality: "Finnish" } }),
  "POST player/edd-answer": taken,
  "POST player/questionnaire/answer": taken,
};
