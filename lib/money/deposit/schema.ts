import * as z from "zod/mini";

/** The response of a deposit's request. */
export const DepositRequested = z.object({ referenceId: z.string(), result: z.string() });
export type DepositRequested = z.infer<typeof DepositRequested>;
