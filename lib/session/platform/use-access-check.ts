"use client";

import { useEffect } from "react";
import { leaveIfRestricted } from "./blocked-country";
import { platform } from "./platform";

/** Checks with the platform, before anything is typed, whether the visitor has access: it may know more about them than the edge. */
export function useAccessCheck(): void {
  useEffect(() => void leaveIfRestricted(platform), []);
}
