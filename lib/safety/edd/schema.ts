import { z } from "zod";
import { tolerantList } from "@/lib/content/tolerant-list";

/** An option of the questionnaire: the platform's id, and what the reader sees. */
const Option = z.object({ id: z.string().min(1), label: z.string().min(1) });

export const Options = tolerantList(Option);
export type Options = z.infer<typeof Options>;
