"use client";

import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import { loadQuietly } from "@/lib/core/lazy-import";
import { withMessages } from "@/lib/market/messages/with-messages";
import { afterFirstInteraction } from "@/lib/site/first-interaction";
import { rootData } from "@/lib/site/root-data";
import type { Press } from "./consent-answer";

const loadAnswer = () => loadQuietly(() => withMessages(["safety.consent"], () => import("./consent-answer")));

/**
 * The first layer of the choice: each of its buttons is a whole one. What takes the press is loaded for those who are asked, with the
 * first sign that they stay, and takes one that came before. `method="dialog"`, outside of a dialog, submits nothing by itself: a press
 * before this code is there does not leave the page.
 */
export function ConsentForm({ children }: { children: ReactNode }) {
  const [isAsked, setAsked] = useState(false);
  const [press, setPress] = useState<Press | null>(null);
  const { part } = useLazy(loadAnswer, isAsked);
  useEffect(() => {
    if (rootData("consent") === "missing") return afterFirstInteraction(() => setAsked(true));
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A press by assistive technology comes without a sign.
    setAsked(true);
    const { submitter } = event.nativeEvent as SubmitEvent; // React types no event of a form more closely
    setPress({ isAccepted: submitter instanceof HTMLButtonElement && submitter.value === "accept" });
  };
  return (
    <>
      <form className="consent-form" method="dialog" onSubmit={submit}>
        {children}
      </form>
      {part ? <part.ConsentAnswer press={press} /> : null}
    </>
  );
}
