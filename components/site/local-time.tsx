"use client";

import { useEffect, useState } from "react";
import { type FormattedTime, formatTime } from "@/lib/market/times/format";

/** A time of the page, which came in the market's zone, in the zone of the reader as soon as the page is alive. */
export function LocalTime({ dateTime, text }: FormattedTime) {
  const [shown, setShown] = useState(text);
  useEffect(() => setShown(formatTime(new Date(dateTime), document.documentElement.lang)), [dateTime]);
  return <time dateTime={dateTime}>{shown}</time>;
}
