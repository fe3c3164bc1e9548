"use client";

import { useState } from "react";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { dayBreak } from "@/lib/safety/breaks/break";
import type { realityCheckDialog } from "@/lib/safety/dialogs";
import type { DialogParams } from "@/lib/site/dialogs/handle";
import { ConfirmBreak } from "../breaks/confirm-break";
import { Reminder } from "./reminder";

type Props = DialogFrame & { params: DialogParams<typeof realityCheckDialog> };

/** The reminder, and in its place the confirmation of a break: neither lets anybody past but by an answer. */
export function RealityCheckDialog({ params, ...frame }: Props) {
  const t = useTranslations("safety.realityCheck");
  const tBreaks = useTranslations("safety.breaks");
  const [isBreaking, setBreaking] = useState(false);
  return (
    <Dialog {...frame} title={isBreaking ? tBreaks("day.title") : t("title")} closeLabel="" look="check">
      {isBreaking ? (
        <ConfirmBreak requested={dayBreak} takesFocus onBack={() => setBreaking(false)} />
      ) : (
        <Reminder {...params} onBreak={() => setBreaking(true)} />
      )}
    </Dialog>
  );
}
