import { publicConfig } from "@/lib/config/public";
import { type FrameAddress, frameAddress } from "@/lib/core/frame/frame-address";
import type { MarketCode } from "@/lib/market/markets";
import type { DepositRequested } from "./schema";

/** The page where a deposit is paid: the fluid widget, where it is switched on and the market does not ignore it. Null: there is none. */
export function chooseCashier({ cashierUrl, fluidUrl }: DepositRequested, market: MarketCode): string | null {
  const { fluid } = publicConfig();
  const isFluid = fluid !== undefined && !fluid.includes(market);
  return (isFluid && fluidUrl) || cashierUrl || null;
}

/** The address of the partner's page if the frame may have it: of a configured origin, and never our own. Else null. */
export const cashierAddress = (url: string): FrameAddress | null =>
  frameAddress(url, publicConfig().frameOrigins, location.origin);
