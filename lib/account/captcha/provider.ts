import { sandboxCaptcha } from "./adapters/sandbox";
import type { CaptchaProvider } from "./schema";

/** The provider in use: another operator's is another adapter. */
export const captchaProvider: CaptchaProvider = sandboxCaptcha;
