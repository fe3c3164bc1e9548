import { HttpResponse, http } from "msw";
import { server } from "../msw";

/** What a break of one press sends. */
export const dayBreak = [{ timeoutInHours: 24, initiator: "PLAYER" }];

/** The services that a break reaches, from the platform to the end of the session. `sent`: the bodies that came; `status`: of the next response. */
export function serveBreaks(): { sent: unknown[]; status: number } {
  const breaks = { sent: [] as unknown[], status: 204 };
  server.use(
    http.patch("http://platform.test/v1/player/timeout", async ({ request }) => {
      breaks.sent.push(await request.json());
      const { status } = breaks;
      return status === 204 ? new HttpResponse(null, { status }) : HttpResponse.json({ status }, { status });
    }),
    http.delete("*/api/session", () => new HttpResponse(null, { status: 204 })),
    http.post("http://identity.test/", () => HttpResponse.json({})),
    http.post("*/reports", () => new HttpResponse(null, { status: 204 })),
  );
  return breaks;
}
