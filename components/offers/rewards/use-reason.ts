import { useTranslations } from "@/lib/market/messages/use-translations";
import { bonusesOff, notDone, sameVertical, triggeredExists } from "@/lib/offers/rewards/failure";
import { tryAgain } from "@/lib/site/toasts/failure-toast";

/** As much of a platform's code as is shown. */
const mostLetters = 300;

const words: Readonly<
  Record<string, "errors.sameVertical" | "errors.triggered" | "errors.bonusesOff" | "errors.notDone">
> = {
  [sameVertical]: "errors.sameVertical",
  [triggeredExists]: "errors.triggered",
  [bonusesOff]: "errors.bonusesOff",
  [notDone]: "errors.notDone",
};

/** The message of a code of the platform's, else the code itself. */
export function useReason(): (code: string) => string {
  const t = useTranslations("offers.rewards");
  const tForm = useTranslations("site.form");
  return function reasonOf(code) {
    if (code === tryAgain) return tForm("error.oops.tryAgain");
    const word = Object.hasOwn(words, code) ? words[code] : undefined;
    return word ? t(word) : code.slice(0, mostLetters);
  };
}
