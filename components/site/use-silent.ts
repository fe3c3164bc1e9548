"use client";

import { useSlow } from "@/components/ui/use-slow";
import { frameDeadlineMs } from "@/lib/core/frame/frame-messages";

/** Has the page of a partner been silent for longer than people wait without being told? */
export const useSilent = (isWaiting: boolean): boolean => useSlow(isWaiting, frameDeadlineMs);
