import { cache } from "react";
import { DeadlinePassed } from "@/lib/core/deadline";

/** How long all content reads of one render may take together, so that a cold page responds within three seconds. */
export const renderDeadlineMs = 2_000;

export function startDeadline(ms = renderDeadlineMs): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DeadlinePassed()), ms).unref();
  return controller.signal;
}

/** One per render: layout, metadata and page share it. Outside of a render every call gets its own. */
export const renderDeadline = cache(() => startDeadline());
