import { useEffect } from "react";
import { leaveIfRestricted } from "./access-context";
import { platform } from "./platform";

/** Asks the platform, before anything is typed, whether the visitor may be here: it may know more of them than the edge. */
export function useAccessCheck(): void {
  useEffect(() => void leaveIfRestricted(platform), []);
}
