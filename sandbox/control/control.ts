import { Fault } from "../core/faults";
import { readOutbox } from "../core/outbox";
import type { Part, SandboxContext } from "../core/sandbox-part";
import { outboxPage } from "./outbox-page";
import { ownOriginOnly } from "./own-origin";
import { controlPage } from "./page";

/** The listener through which people and tests control the sandbox: faults, outbox, and the control routes of each part. */
export function createControl({ db, faults, settings }: SandboxContext, parts: readonly Part[]): Part {
  return {
    routes(app) {
      app.use(ownOriginOnly(settings));
      app.get("/", (context) => context.html(controlPage(settings, faults.list())));
      app.get("/healthz", (context) => context.json({ ok: true }));
      app.get("/outbox", async (context) =>
        context.html(outboxPage(await readOutbox(db, context.req.query("recipient")))),
      );
      app.get("/outbox.json", async (context) => context.json(await readOutbox(db, context.req.query("recipient"))));
      app.get("/faults", (context) => context.json(faults.list()));
      app.post("/faults", async (context) => {
        const parsed = Fault.safeParse(await context.req.json().catch(() => null));
        if (!parsed.success) return context.json({ message: "Not a fault.", issues: parsed.error.issues }, 400);
        return context.json(faults.add(parsed.data), 201);
      });
      app.delete("/faults", (context) => {
        faults.remove();
        return context.body(null, 204);
      });
      app.delete("/faults/:id", (context) => {
        faults.remove(context.req.param("id"));
        return context.body(null, 204);
      });
      for (const part of parts) part.control?.(app);
    },
  };
}
