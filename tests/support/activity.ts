import { HttpResponse, http } from "msw";
import type { ChoiceRules } from "@/lib/safety/reality-check/choices";
import { server } from "./msw";

/** The setting of the reality check where no regulator narrows it. */
export const specifiedChoices: ChoiceRules = {
  minutes: { here: [30, 60, 120], at: {} },
  presetMinutes: { here: 120, at: {} },
  isDuty: { here: false, at: {} },
};

/** The platform's calls below `player/activity/` of an island test: what each responds with, and which were made. */
export interface ActivityCalls {
  /** "GET minutes_remaining" */
  made: string[];
  bodies: unknown[];
  responses: Record<string, () => Response | Promise<Response>>;
}

const summary = { currency: "EUR", turnover: "86.00", winnings: "61.50", delta: "-24.50" };
const startedAt = "2026-11-25T11:32:00.000Z";

/** The platform of a player who is reminded each hour, with so many minutes left; null: the reality check is off. */
export function serveActivity(minutesRemaining: number | null): ActivityCalls {
  const calls: ActivityCalls = {
    made: [],
    bodies: [],
    responses: {
      "GET settings": () => HttpResponse.json({ timer: minutesRemaining === null ? null : 60 }),
      "GET minutes_remaining": () => HttpResponse.json({ minutesRemaining }),
      "GET summary": () => HttpResponse.json({ ...summary, startedAt }),
      "GET activity_check": () => HttpResponse.json({ reminder: null }),
      "PATCH reset_timer": () => new HttpResponse(null, { status: 204 }),
    },
  };
  server.use(
    http.all("http://platform.test/v1/player/activity/:call", async ({ request, params }) => {
      const line = `${request.method} ${String(params.call)}`;
      calls.made.push(line);
      if (request.method === "PATCH") calls.bodies.push(await request.json().catch(() => null));
      return calls.responses[line]?.() ?? HttpResponse.json({}, { status: 404 });
    }),
  );
  return calls;
}

export const json = (body: object) => () => HttpResponse.json(body);
export const failed = (status: number) => () => HttpResponse.json({ status, code: "error.any" }, { status });
