import { messageSchema } from "@/lib/core/frame/frame-messages";
import type { CaptchaProvider } from "../schema";

/** The captcha of the sandbox. */
export const sandboxCaptcha: CaptchaProvider = {
  frameUrl(address, { tag, theme }) {
    const url = new URL(address);
    url.searchParams.set("language", tag);
    url.searchParams.set("theme", theme);
    return url.href;
  },
  execute: (id) => ({ type: "captcha-execute", id }),
  messages: messageSchema((data) => {
    const { type, id, token, isOpen } = Object(data);
    if (type === "captcha-token" && typeof id === "string" && typeof token === "string")
      return { type: "token", id, token };
    if (type === "captcha-failed" && typeof id === "string") return { type: "failure", id };
    return type === "captcha-challenge" && typeof isOpen === "boolean" ? { type: "challenge", isOpen } : null;
  }),
};
