"use client";

import { useSyncExternalStore } from "react";
import { followCalm, isCalm } from "@/lib/site/calm-mode";

/** Is calm mode on, now and from now on? */
export const useCalm = (): boolean => useSyncExternalStore(followCalm, isCalm, () => false);
