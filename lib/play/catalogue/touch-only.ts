import { readEnvironment } from "@/lib/config/environment";

/** Does the provider have its games for phones and tablets alone? */
export const isTouchOnly = (provider: string): boolean => readEnvironment().MOBILE_ONLY_PROVIDERS.includes(provider);
