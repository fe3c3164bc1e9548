"use client";

import { useEffect } from "react";
import { Icon } from "@/components/ui/icon";
import { listenForErrors } from "@/lib/site/errors/report";
import { useOops } from "@/lib/site/errors/store";
import { type FailureWords, keepFailureWords } from "@/lib/site/errors/words";
import { loadQuietly } from "@/lib/site/releases/load";
import { FailureMessage } from "./failure-screen";

// As soon as the code runs, so that what fails before the page is alive is heard too.
if (typeof window !== "undefined") listenForErrors();

/** Hears of failures, hands the words of the error screens over, and says over the page what could not be loaded. */
export function Failures({ words }: { words: FailureWords }) {
  keepFailureWords(words);
  const { reference, close } = useOops();

  useEffect(() => {
    const timer = setTimeout(() => {
      loadQuietly(() => import("@/lib/site/errors/vitals")).then(
        ({ reportVitals }) => reportVitals(),
        () => {},
      );
    }, idleMs);
    return () => clearTimeout(timer);
  }, []);

  return reference === null ? null : (
    <dialog ref={open} className="dialog" aria-label={words.missing.title} onClose={close}>
      <FailureMessage kind="missing" reference={reference} as="h2" />
      <button type="button" className="icon-button" aria-label={words.close} onClick={close}>
        <Icon name="close" />
      </button>
    </dialog>
  );
}

/** What measures the page comes after the page: it hears of earlier entries too. */
const idleMs = 1_500;

function open(dialog: HTMLDialogElement | null) {
  if (dialog && !dialog.open) dialog.showModal();
}
