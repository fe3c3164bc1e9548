"use client";

import { useEffect, useState } from "react";
import { formatTimeUntil } from "@/lib/market/times/time-until";

const againMs = 60_000;
/** Keeps the height of the line. */
const nothing = "\u00a0";

/** How far away a time is, on a line of its own, once the page is alive: a cached page does not know when it is read. */
export function TimeUntil({ dateTime }: { dateTime: string }) {
  const [text, setText] = useState(nothing);
  useEffect(() => {
    const show = () =>
      setText(formatTimeUntil(Date.parse(dateTime), Date.now(), document.documentElement.lang) ?? nothing);
    show();
    const timer = setInterval(show, againMs);
    return () => clearInterval(timer);
  }, [dateTime]);
  return <span className="block font-semibold text-text">{text}</span>;
}
