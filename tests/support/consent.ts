import type { BrowserContext } from "@playwright/test";
import { consentVersion } from "@/lib/site/consent/choice";

/** What a browser keeps of a choice about cookies, as the site's own code writes it. */
function storedConsent(isAccepted: boolean): readonly [key: string, value: string] {
  const options = { essentials: true, performance: isAccepted, marketing: isAccepted };
  const value = { options, accepted: true, id: "00000000-test", version: consentVersion, chosenAt: null };
  return ["consent", JSON.stringify({ v: 1, value })];
}

/** Every page of a browser finds this choice where it finds none, so that no notice asks: refused, unless a test is about more. */
export async function keepConsent(context: BrowserContext, isAccepted = false): Promise<void> {
  await context.addInitScript(([key, value]) => {
    try {
      localStorage[key] ??= value;
    } catch {
      // A test forbids storage, or the document has none.
    }
  }, storedConsent(isAccepted));
}
