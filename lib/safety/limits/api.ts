import type { Http } from "@/lib/core/http/http";
import { toDecimal } from "@/lib/core/money";
import { callPlatform } from "@/lib/session/platform/endpoint";
import type { LimitChange } from "./change";
import * as endpoints from "./endpoints";
import type { Limit, LimitKind } from "./schema";

const reads = { deposit: endpoints.depositLimits, spend: endpoints.spendLimits } as const satisfies Record<
  LimitKind,
  object
>;
const writes = { deposit: endpoints.changeDepositLimit, spend: endpoints.changeSpendLimit } as const satisfies Record<
  LimitKind,
  object
>;

/** The limits of a kind: one of each period, day first. @throws as every call does */
export const getLimits = (http: Http, kind: LimitKind, signal?: AbortSignal): Promise<Limit[]> =>
  callPlatform(http, reads[kind], { signal });

/** @param key of the intent. Returns the limits of the kind as they are afterwards. */
export const changeLimit = (http: Http, change: LimitChange, key: string): Promise<Limit[]> =>
  callPlatform(http, writes[change.kind], { key, body: bodyOf(change) });

function bodyOf(change: LimitChange) {
  const { period: duration } = change;
  switch (change.action) {
    case "set":
      return { duration, limit: toDecimal(change.amount.amountMinor) };
    case "remove":
      return { duration, deleteLimit: true } as const;
    case "cancel":
      return { duration, cancelPendingLimit: true } as const;
  }
}
