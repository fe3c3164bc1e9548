/** Why a limit stands against an amount, by its kind (specification "Wallet operation results"). */
export const limitRefusals = { deposit: "SELF_LIMIT_REACHED", spend: "SELF_SPEND_LIMIT_REACHED" } as const;
export type LimitRefusal = (typeof limitRefusals)[keyof typeof limitRefusals];
