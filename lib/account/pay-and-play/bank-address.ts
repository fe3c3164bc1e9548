import { publicConfig } from "@/lib/config/public";
import { frameAddress } from "@/lib/core/frame/frame-address";

/** The address of the bank's page if the sign-up frame may have it: of a configured origin, and never our own. Else null. */
export function bankAddress(url: string): string | null {
  const { frameOrigins, payAndPlay } = publicConfig();
  const allowed = payAndPlay === undefined ? frameOrigins : [...frameOrigins, payAndPlay];
  return frameAddress(url, allowed, location.origin)?.url ?? null;
}
