"use client";

import { useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { SiteAccess } from "@/lib/session/platform/blocked-country";
import { checkAccess } from "./continue-after-login";

/** Shown to a player who has signed in while nobody could tell whether the site is open in their country: they check again. It takes the focus, by which it is read. */
export function UncheckedAccess({ onChecked }: { onChecked: (access: SiteAccess) => void }) {
  const t = useTranslations("account.login");
  const notice = useRef<HTMLDivElement>(null);
  const id = useId();
  const [isChecking, setChecking] = useState(false);
  useEffect(() => notice.current?.focus(), []);

  async function check(): Promise<void> {
    setChecking(true);
    onChecked(await checkAccess());
    setChecking(false);
  }

  return (
    <div className="grid gap-4">
      {/* biome-ignore lint/a11y/useSemanticElements: nothing to fill in */}
      <div
        ref={notice}
        role="group"
        aria-labelledby={id}
        aria-describedby={`${id}-next`}
        tabIndex={-1}
        className="grid gap-2 rounded-md border border-danger p-4 text-sm"
      >
        <p id={id}>{t("unchecked.what")}</p>
        <p id={`${id}-next`}>{t("unchecked.next")}</p>
      </div>
      <Button busy={isChecking} onClick={() => void check()}>
        {t("unchecked.retry")}
      </Button>
    </div>
  );
}
