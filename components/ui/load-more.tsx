"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { Button } from "@/components/ui/button";
import { passFocusUp } from "@/components/ui/pass-focus";

interface LoadMoreProps {
  /** As `usePlayerInfiniteQuery` says it. */
  more: "none" | "available" | "loading" | "failed";
  onLoad: () => void;
  /** Does the next page load by itself when the end of the list comes near? */
  isAutomatic?: boolean;
  label: string;
  failure: string;
}

/** The end of a list that is read page by page: it loads the next page when it comes near, and by its button always. */
export function LoadMore({ more, onLoad, isAutomatic = true, label, failure }: LoadMoreProps) {
  const sentinel = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(onLoad);
  const isWatching = isAutomatic && more === "available";
  useEffect(() => {
    if (!isWatching || !sentinel.current) return;
    // A new observer reports at once whether the end is near: after a page that has not filled the window it loads another one.
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && load(), {
      rootMargin: "400px",
    });
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [isWatching]);
  // The last page takes the button away: its focus stays here.
  if (more === "none") return <div />;
  return (
    <div ref={sentinel} className="grid gap-2 border-line border-t px-4 py-3.5 md:px-5">
      {more === "failed" ? <p role="alert">{failure}</p> : null}
      <Button ref={passFocusUp} kind="secondary" busy={more === "loading"} onClick={onLoad}>
        {label}
      </Button>
    </div>
  );
}
