import { loadQuietly } from "@/lib/core/lazy-import";

/**
 * How the first step is sent, together with the steps that it leads to, so that none of them is waited for. Loaded once something
 * is given. The messages are those of the dialog.
 */
export const loadLaterSteps = () =>
  loadQuietly(async () => {
    const [{ LaterStep }, { sendDetails }] = await Promise.all([import("./later-steps"), import("./use-registration")]);
    return { LaterStep, sendDetails };
  });
