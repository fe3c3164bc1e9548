"use client";

import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { isComposing } from "@/components/ui/is-composing";
import { readDraft } from "@/lib/core/form/form-drafts";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { LimitChange } from "@/lib/safety/limits/change";
import type { Limit, LimitKind } from "@/lib/safety/limits/schema";
import { type EditedPart, editLimit, useLimitEditing } from "@/lib/safety/limits/store";
import { LimitEditor } from "./limit-editor";
import { LimitMeter } from "./limit-meter";
import { draftOf } from "./limit-words";
import { OpenChange } from "./open-change";
import { PendingChange } from "./pending-change";
import { RemoveLimit } from "./remove-limit";

interface LimitRowProps {
  kind: LimitKind;
  limit: Limit;
  /** Of all periods of the kind. */
  limits: readonly Limit[];
  canChange: boolean;
  raiseDelay: number | null;
  /** A change of this limit whose outcome is not known yet. */
  openChange: LimitChange | null;
}

/** A limit of a period with what waits for it, and what it can be changed by. What was typed is there again after a reload. */
export function LimitRow({ kind, limit, limits, canChange, raiseDelay, openChange }: LimitRowProps) {
  const t = useTranslations("safety.limits");
  const tForm = useTranslations("site.form");
  const [draftPart] = useState(() => (Object.keys(readDraft(draftOf(kind, limit.period))).length > 0 ? "edit" : null));
  const edited = useLimitEditing(({ editing }) => editing[`${kind}-${limit.period}`]);
  const [returns, setReturns] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const mayChange = canChange && openChange === null;
  const open = mayChange ? (edited === undefined ? draftPart : edited) : null;
  const setPart = (part: EditedPart) => editLimit(kind, limit.period, part);

  // What had the focus is gone: it goes to what the limit can be changed by, or to the limit itself.
  useEffect(() => {
    if (returns > 0) (place.current?.querySelector("button") ?? place.current)?.focus();
  }, [returns]);

  function leave(): void {
    setPart(null);
    setReturns((count) => count + 1);
  }
  /** Escape leaves what is open unless it is being sent. What was typed stays in its draft: a key is easily hit. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== "Escape" || !open || event.isDefaultPrevented() || isComposing(event.nativeEvent)) return;
    if (!event.currentTarget.querySelector("[aria-busy]")) leave();
  }

  const what = `${t(`kinds.${kind}.title`)}, ${t(`periods.${limit.period}`)}`;
  const change = (
    <Button
      kind="secondary-small"
      aria-label={limit.value ? tForm("changeOf", { what }) : t("setOf", { what })}
      onClick={() => setPart("edit")}
    >
      {limit.value ? tForm("change") : t("set")}
    </Button>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the form inside
    <div ref={place} tabIndex={-1} onKeyDown={onKeyDown} className="grid gap-2">
      <LimitMeter limit={limit} action={mayChange && !open ? change : null} />
      {openChange ? <OpenChange change={openChange} /> : null}
      <PendingChange kind={kind} limit={limit} canChange={mayChange} onDone={leave} />
      {open === "edit" ? (
        <LimitEditor {...{ kind, limit, limits, raiseDelay }} onRemove={() => setPart("remove")} onDone={leave} />
      ) : null}
      {open === "remove" ? <RemoveLimit {...{ kind, limit, raiseDelay }} onDone={leave} /> : null}
    </div>
  );
}
