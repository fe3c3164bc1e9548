"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { choose, followConsent, optionalUses, useConsent } from "@/lib/site/consent/choice";
import { KeptRows } from "./kept-rows";
import { usePreset } from "./use-preset";
import { useReceipt } from "./use-receipt";

type Outcome = "saved" | "unkept";

/** The choice about cookies, use by use, for a first time and for every later one, with its receipt and all that is kept. */
export function SettingsDialog(frame: DialogFrame) {
  const t = useTranslations("safety.consent");
  const tActions = useTranslations("site.actions");
  const choice = useConsent(({ choice }) => choice);
  const isWaiting = useConsent(({ isWaiting }) => isWaiting);
  const receipt = useReceipt();
  const preset = usePreset();
  const options = choice?.options ?? preset;
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const outcome = outcomes.at(-1);
  useEffect(followConsent, []);
  const message = useRef<HTMLParagraphElement>(null);
  // Every saving moves the focus to its message.
  useEffect(() => {
    if (outcomes.length > 0) message.current?.focus();
  }, [outcomes]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent; // React types no event of a form more closely
    const how = submitter instanceof HTMLButtonElement ? submitter.value : "save";
    const ticked = new FormData(event.currentTarget);
    const isWanted = (use: string) => (how === "save" ? ticked.has(use) : how === "accept");
    const isKept = choose({ performance: isWanted("performance"), marketing: isWanted("marketing") });
    setOutcomes((earlier) => [...earlier, isKept ? "saved" : "unkept"]);
  };

  return (
    <Dialog {...frame} title={t("settings")} closeLabel={tActions("close")} look="check">
      <p ref={message} className="mb-2 outline-none" tabIndex={-1} role="status">
        {outcome ? <b>{t(outcome === "saved" ? "done.saved" : "done.unkept")} </b> : null}
        {outcome === "unkept" ? null : <span className="text-muted text-sm">{receipt}</span>}
      </p>
      {isWaiting ? <p className="mb-2 text-sm">{t("waiting")}</p> : null}
      {/* A new choice, of another tab too, ticks the boxes anew. */}
      <form key={JSON.stringify(options)} className="grid gap-2" method="dialog" onSubmit={submit}>
        <Checkbox checked disabled readOnly hint={t("essentials.hint")}>
          {t("essentials.name")}
        </Checkbox>
        {optionalUses.map((use) => (
          <Checkbox key={use} name={use} defaultChecked={options[use]} hint={t(`${use}.hint`)}>
            {t(`${use}.name`)}
          </Checkbox>
        ))}
        <div className="grid gap-2 sm:grid-cols-3">
          {(["accept", "refuse", "save"] as const).map((how) => (
            <Button key={how} kind="secondary" type="submit" value={how}>
              {t(how)}
            </Button>
          ))}
        </div>
      </form>
      <details className="mt-5 border-line border-t pt-2">
        <summary className="flex min-h-11 items-center font-semibold">{t("keptTitle")}</summary>
        <KeptRows t={t} />
      </details>
    </Dialog>
  );
}
