import type { Environment } from "@/lib/config/environment";
import { providers } from "./providers";

type ProviderLists = Pick<Environment, "BLOCKED_PROVIDERS" | "LOGIN_PROVIDERS" | "MOBILE_ONLY_PROVIDERS">;

/** A sentence about the slugs in the configured lists that no provider has: such a slug has no effect. Null when there are none. */
export function describeUnknownProviders(env: ProviderLists): string | null {
  const listed = Object.entries({
    BLOCKED_PROVIDERS: Object.keys(env.BLOCKED_PROVIDERS),
    LOGIN_PROVIDERS: env.LOGIN_PROVIDERS,
    MOBILE_ONLY_PROVIDERS: env.MOBILE_ONLY_PROVIDERS,
  });
  const unknown = listed.flatMap(([name, slugs]) =>
    slugs.filter((slug) => !providers.some((each) => each === slug)).map((slug) => `${slug} (${name})`),
  );
  return unknown.length > 0 ? `No provider has these slugs: ${unknown.join(", ")}.` : null;
}
