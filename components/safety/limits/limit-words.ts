import type { Money } from "@/lib/core/money";
import { pageTag } from "@/lib/market/messages/fetch";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { formatTime } from "@/lib/market/times/format";
import type { LimitKind, LimitPeriod } from "@/lib/safety/limits/schema";

/** An amount in the reader's language. */
export const written = (amount: Money): string => formatPlayerMoney(amount, pageTag());

/** In the time zone of the reader, with its name. */
export const moment = (instant: string): string => formatTime(new Date(instant), pageTag());

/** The name under which the editor of a limit keeps what is typed. */
export const draftOf = (kind: LimitKind, period: LimitPeriod): string => `limit-${kind}-${period}`;
