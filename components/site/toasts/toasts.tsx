"use client";

import { clsx } from "clsx";
import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { loadQuietly } from "@/lib/core/lazy-import";
import { useToasts } from "@/lib/site/toasts/store";
import { noticeLook, noticeRoom } from "../frame/frame-styles";

interface ToastsProps {
  closeLabel: string;
  /** Stands in the region for as long as the browser has no connection. */
  offline: string;
}

/** The live region of every page. It is there, empty, before the first toast; what draws a toast is loaded with it. */
export function Toasts({ closeLabel, offline }: ToastsProps) {
  const newest = useToasts(({ shown }) => shown[0]?.id);
  const isOnline = useSyncExternalStore(watchConnection, readConnection, () => true);
  const [List, setList] = useState<ComponentType<{ closeLabel: string }> | null>(null);

  useEffect(() => {
    if (newest === undefined) return;
    // A chunk that failed to load is requested again with the next toast; then both are shown.
    loadQuietly(() => import("./toast-list")).then(
      ({ ToastList }) => setList(() => ToastList),
      () => {},
    );
  }, [newest]);

  const isFilled = !isOnline || List !== null;
  return (
    <div id="toasts" className={clsx("toasts", isFilled && roomLook)} role="status" aria-atomic="false">
      {isOnline ? null : (
        <p data-offline="" className={offlineLook}>
          {offline}
        </p>
      )}
      {List ? <List closeLabel={closeLabel} /> : null}
    </div>
  );
}

/** Without the browser's styles of a popover, which it is above an element that fills the screen. */
const roomLook = clsx(noticeRoom, "m-0 overflow-visible border-0 bg-transparent p-0");

/** It stays long, so at the bottom, where it covers no title: of the page's own, the bar of a phone alone lies under it. */
const offlineLook = clsx(noticeLook, "fixed bottom-above-bar mb-3 w-notice");

const readConnection = () => navigator.onLine;

function watchConnection(onChange: () => void): () => void {
  const watching = new AbortController();
  for (const change of ["online", "offline"]) addEventListener(change, onChange, { signal: watching.signal });
  return () => watching.abort();
}
