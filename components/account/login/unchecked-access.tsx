"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Access } from "@/lib/session/platform/blocked-country";
import { checkAccess } from "./continue-after-login";

/** Shown to a player who has signed in while nobody could tell whether the site is open in their country: they check again. */
export function UncheckedAccess({ onChecked }: { onChecked: (access: Access) => void }) {
  const t = useTranslations("account.login");
  const notice = useRef<HTMLDivElement>(null);
  const [isChecking, setChecking] = useState(false);
  useEffect(() => notice.current?.focus(), []);

  async function check(): Promise<void> {
    setChecking(true);
    onChecked(await checkAccess());
    setChecking(false);
  }

  return (
    <div className="grid gap-4">
      <div ref={notice} role="alert" tabIndex={-1} className="grid gap-2 rounded-md border border-danger p-4 text-sm">
        <p>{t("unchecked.what")}</p>
        <p>{t("unchecked.next")}</p>
      </div>
      <Button busy={isChecking} onClick={() => void check()}>
        {t("unchecked.retry")}
      </Button>
    </div>
  );
}
