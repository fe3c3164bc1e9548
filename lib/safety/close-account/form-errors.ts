import { defineErrors } from "@/lib/market/messages/error-catalogue";

export const closeErrors = defineErrors("safety.closeAccount", { word: "wordMissing" });
