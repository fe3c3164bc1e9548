import { queryOptions } from "@tanstack/react-query";
import { publicKey } from "@/lib/session/player/player-queries";
import { getSignUpOptions } from "./options";

export const signUpOptionsQuery = (locale: string) =>
  queryOptions({
    queryKey: publicKey("sign-up", locale),
    queryFn: ({ signal }) => getSignUpOptions(locale, signal),
  });
