"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { CodeField } from "@/components/ui/field";
import { Form } from "@/components/ui/form/form";
import { useSchemaForm } from "@/components/ui/form/use-schema-form";
import { codeFailureText } from "@/lib/account/one-time-code/failure-text";
import type { OneTimeCode } from "@/lib/account/one-time-code/flow";
import { CodeInput } from "@/lib/account/one-time-code/schema";
import { commonErrors } from "@/lib/market/messages/error-catalogue";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { CodeBlocked } from "./code-blocked";
import { ResendButton } from "./resend-button";
import { type CodeCalls, useOneTimeCode } from "./use-one-time-code";

interface CodeEntryProps extends CodeCalls {
  /** The line above the field once a code is on its way: where it went. */
  intro: string;
  /** A code of a later step that was not taken after all, as its words. */
  refusal?: string | null;
  onVerified(): void;
  onProgress?(state: Pick<OneTimeCode, "status" | "failure">): void;
  onBlocked?(untilMs: number | null): void;
}

/** The one entry of a code sent by SMS or e-mail: requests it, verifies it, sends another one, and shows a block. */
export function CodeEntry({ intro, refusal = null, onVerified, onProgress, onBlocked, ...calls }: CodeEntryProps) {
  const t = useTranslations("account.oneTimeCode");
  const { state, send, verify } = useOneTimeCode(calls);
  const form = useSchemaForm({
    schema: CodeInput,
    defaultValues: { pincode: "" },
    catalogue: commonErrors,
    onSubmit: ({ pincode }) => verify(pincode),
  });
  const field = form.text("pincode");
  const { status, failure, isSending, blocked } = state;
  const error = failure ? codeFailureText(failure, status, t) : refusal;

  const isBlocked = blocked !== null;
  // The step or the block before had the focus, which went with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the field comes
  useEffect(() => form.element.current?.querySelector("input")?.focus(), [isBlocked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state triggers the effect
  useEffect(() => onProgress?.({ status, failure }), [status, failure]);
  useCallOnce(status === "verifySuccess", onVerified);
  useCallOnce(isBlocked, () => onBlocked?.(blocked?.untilMs ?? null));

  if (blocked) return <CodeBlocked untilMs={blocked.untilMs} onRetry={send} />;
  const isUnsent = status === "sendFail" || status === "uninitialized";
  return (
    <Form form={form}>
      <p role="status" className="text-muted">
        {isUnsent ? (isSending ? t("sending") : null) : intro}
      </p>
      <CodeField {...field} label={t("label")} hint={t("hint")} error={field.error ?? error} />
      <div className="grid gap-3">
        <Button type="submit" busy={form.isBusy}>
          {t(form.isBusy ? "checking" : "submit")}
        </Button>
        <ResendButton atMs={state.resendAtMs} busy={isSending} onPress={send} />
      </div>
    </Form>
  );
}

/** Calls `callback` each time the condition becomes true, once. */
function useCallOnce(isTrue: boolean, callback: () => void): void {
  const called = useRef(false);
  useEffect(() => {
    if (isTrue && !called.current) callback();
    called.current = isTrue;
  });
}
