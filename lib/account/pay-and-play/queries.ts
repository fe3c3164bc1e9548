import { mutationOptions } from "@tanstack/react-query";
import type { Locale } from "@/lib/market/locale";
import { platform } from "@/lib/session/platform/platform";
import { authorise, logIn, updatePlayer, verifyCode } from "./api";
import type { PayAndPlaySession } from "./schema";

interface Authorisation {
  authorizeUrl: string;
  amountMinor: number;
  locale: Locale;
  signal: AbortSignal;
}

export const authorisationMutation = mutationOptions({
  mutationFn: ({ authorizeUrl, amountMinor, locale, signal }: Authorisation) =>
    authorise(authorizeUrl, { amountMinor, locale }, signal),
});

export const bankCodeMutation = mutationOptions({
  mutationFn: (code: Parameters<typeof verifyCode>[1]) => verifyCode(platform, code),
});

interface PlayerUpdate {
  session: PayAndPlaySession;
  email: string;
  mobilePhone: string;
  signal: AbortSignal;
}

export const playerUpdateMutation = mutationOptions({
  mutationFn: ({ session, email, mobilePhone, signal }: PlayerUpdate) =>
    updatePlayer(platform, session, { email, mobilePhone }, signal),
});

export const bankLoginMutation = mutationOptions({
  mutationFn: ({ session, signal }: { session: PayAndPlaySession; signal: AbortSignal }) =>
    logIn(platform, session, signal),
});
