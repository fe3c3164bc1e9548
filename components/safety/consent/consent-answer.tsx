"use client";

import { useEffect, useState } from "react";
import { choose, followConsent } from "@/lib/site/consent/choice";
import { setRootData } from "@/lib/site/root-data";
import { ConsentMessage } from "./consent-message";

/** A press of one of the buttons of the notice. */
export interface Press {
  isAccepted: boolean;
}

/** Keeps the choice that was pressed in the notice, and takes its place with a message until that is hidden. */
export function ConsentAnswer({ press }: { press: Press | null }) {
  const [answer, setAnswer] = useState<{ isKept: boolean } | null>(null);
  useEffect(followConsent, []);
  useEffect(() => {
    if (!press) return;
    setAnswer({ isKept: choose({ performance: press.isAccepted, marketing: press.isAccepted }) });
    setRootData("consent", "chosen");
  }, [press]);
  const hide = () => {
    setRootData("consent", null);
    setAnswer(null);
  };
  return answer ? <ConsentMessage isKept={answer.isKept} onHide={hide} /> : null;
}
