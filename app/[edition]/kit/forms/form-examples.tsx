"use client";

import { useLazy } from "@/components/ui/use-lazy";
import { loadQuietly } from "@/lib/core/lazy-import";
import type { Currency } from "@/lib/core/money";
import { withMessages } from "@/lib/market/messages/with-messages";

const load = () => loadQuietly(() => withMessages(["site.form"], () => import("./form-chunk")));

/** A form that works, then each control in each state. Their messages and the reader's formats are of the browser. */
export function FormExamples({ currency }: { currency: Currency }) {
  const { part } = useLazy(load, true);
  return part ? <part.Examples currency={currency} /> : null;
}
