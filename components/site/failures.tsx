"use client";

import { Component, type ReactNode, useEffect } from "react";
import { loadQuietly } from "@/lib/core/lazy-import";
import { type FailureWords, keepFailureWords } from "@/lib/site/browser-reports/error-messages";
import { listenForErrors } from "@/lib/site/browser-reports/report";
import { registerServiceWorker } from "@/lib/site/offline/register";
import { replaceBrokenPictures } from "@/lib/site/pictures/broken-pictures";
import { fetchReload } from "@/lib/site/releases/missing-file";
import { FailureScreen } from "./failure-screen";

// As soon as the code runs, so that what fails before the page is alive is heard too.
if (typeof window !== "undefined") {
  listenForErrors();
  replaceBrokenPictures();
}

/** Says in the place of the page that something every page has could not be drawn. */
export function Failures({ words, children }: { words: FailureWords; children?: ReactNode }) {
  keepFailureWords(words);

  useEffect(() => {
    setTimeout(() => {
      registerServiceWorker();
      fetchReload().catch(() => {});
      loadQuietly(() => import("@/lib/site/browser-reports/vitals")).then(
        ({ reportVitals }) => reportVitals(),
        () => {},
      );
    }, idleMs);
  }, []);

  return <Boundary>{children}</Boundary>;
}

/** Not Next's `global-error`, which draws a second document: a file of its own in every first load, without our words. */
class Boundary extends Component<{ children: ReactNode }, { failed?: { error: unknown } }> {
  override state: { failed?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  override render() {
    const { failed } = this.state;
    return failed ? <FailureScreen error={failed.error} /> : this.props.children;
  }
}

/** What measures the page comes after the page: it hears of earlier entries too. */
const idleMs = 1_500;
