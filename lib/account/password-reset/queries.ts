import { mutationOptions } from "@tanstack/react-query";
import { platform } from "@/lib/session/platform/platform";
import { setNewPassword, startReset, verifyResetCode } from "./api";
import type { ResetForm } from "./schema";

export const startResetMutation = mutationOptions({
  mutationFn: (email: string) => startReset(platform, { email }),
});

export const resetCodeMutation = mutationOptions({
  mutationFn: (proof: Parameters<typeof verifyResetCode>[1]) => verifyResetCode(platform, proof),
});

export const newPasswordMutation = mutationOptions({
  mutationFn: (form: ResetForm) => setNewPassword(platform, form),
});
