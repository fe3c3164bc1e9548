import { defineErrors } from "@/lib/market/messages/error-catalogue";

/** What the two steps of a break say beside what every form says. */
export const breakErrors = defineErrors("safety.breaks", { chooseOne: "chooseOne" });
