"use client";

import { usePathname } from "next/navigation";
import { Component, type ReactNode, useEffect } from "react";
import { loadQuietly, onMissingFile } from "@/lib/core/lazy-import";
import { type FailureTexts, setFailureTexts } from "@/lib/site/browser-reports/error-messages";
import { listenForErrors, report } from "@/lib/site/browser-reports/report";
import { registerServiceWorker } from "@/lib/site/offline/register";
import { replaceBrokenPictures } from "@/lib/site/pictures/broken-pictures";
import { reloadOnce } from "@/lib/site/releases/reload";
import { CrashScreen } from "./crash-screen";

// As soon as the code runs, so that errors before hydration are reported too.
if (typeof window !== "undefined") {
  listenForErrors();
  onMissingFile({ report, reload: reloadOnce });
  replaceBrokenPictures();
}

interface SiteErrorBoundaryProps {
  texts: FailureTexts;
  /** What measures the visit comes with the page's own late scripts. */
  isQuiet?: boolean;
  children?: ReactNode;
}

/** Replaces the page when a part that every page has could not be drawn. */
export function SiteErrorBoundary({ texts, isQuiet = false, children }: SiteErrorBoundaryProps) {
  setFailureTexts(texts);

  useEffect(() => {
    setTimeout(() => {
      registerServiceWorker();
      if (!isQuiet) measure();
    }, idleMs);
  }, [isQuiet]);

  return <Boundary>{children}</Boundary>;
}

function measure(): void {
  loadQuietly(() => import("@/lib/site/browser-reports/measure")).then(
    ({ measureWhenAllowed }) => measureWhenAllowed(),
    () => {},
  );
}

/** Replaces a page that could not be drawn or loaded; header and footer stay, and the next page is tried again. */
export function PageErrorBoundary({ children }: { children?: ReactNode }) {
  return <Boundary pathname={usePathname()}>{children}</Boundary>;
}

interface BoundaryProps {
  /** The failure is one of the page at this path. */
  pathname?: string;
  children: ReactNode;
}

interface BoundaryState {
  pathname?: string | undefined;
  failed?: { error: unknown } | undefined;
}

/** Not Next's `error` and `global-error`, which are separate files in every first load; the latter draws a second document, without messages. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { pathname: this.props.pathname };

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  static getDerivedStateFromProps({ pathname }: BoundaryProps, state: BoundaryState) {
    return pathname === state.pathname ? null : { pathname, failed: undefined };
  }

  override render() {
    const { failed } = this.state;
    return failed ? <CrashScreen error={failed.error} /> : this.props.children;
  }
}

/**
 * In the place of a page that a soft navigation found gone. A document request of the address returns the 404 page
 * of its language, so this component never shows in a document.
 */
export function LoadAsDocument() {
  useEffect(() => location.reload(), []);
  return null;
}

/** The delay of the measuring code, which loads after the page: it receives earlier entries too. */
const idleMs = 1_500;
