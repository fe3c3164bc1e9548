import { AsyncLocalStorage } from "node:async_hooks";
import { DeadlinePassed } from "@/lib/core/http/deadline";

/** On a busy machine a query may take longer than a visitor is made to wait. The limit itself is held by `deadline.test.ts`. */
const patientMs = 10_000;

interface Request {
  deadline?: AbortSignal;
}

/** The store that `lib/content/render-context.ts` shares among its copies: here every read outside a request has its own longer deadline. */
class PatientRequests extends AsyncLocalStorage<Request> {
  override getStore(): Request {
    const request = super.getStore();
    if (request) return request;
    const patience = new AbortController();
    setTimeout(() => patience.abort(new DeadlinePassed()), patientMs).unref();
    return { deadline: patience.signal };
  }
}

Object.assign(globalThis, { [Symbol.for("greenroom.content-deadline")]: new PatientRequests() });
