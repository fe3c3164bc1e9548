"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { decimalMark } from "@/lib/core/decimal-mark";
import { toCsv } from "@/lib/core/files/csv";
import { downloadFile } from "@/lib/core/files/download";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { flatten } from "@/lib/safety/personal-data/flatten";
import { type PersonalData, personalDataMutation } from "@/lib/safety/personal-data/queries";
import { usePlayerMutation } from "@/lib/session/player/player-queries";
import { usePlayerSignal } from "@/lib/session/player/use-player-signal";

const formats = ["json", "csv"] as const;
type Format = (typeof formats)[number];

/** Makes a file of all that the platform tells, and says which parts it lacks. */
export function DownloadCard() {
  const t = useTranslations("safety.personalData");
  const { mutate, isPending, isError, data } = usePlayerMutation(personalDataMutation);
  const signal = usePlayerSignal();
  const [format, setFormat] = useState<Format>("json");

  function make(wanted: Format): void {
    setFormat(wanted);
    mutate(signal(), { onSuccess: (read) => hand(read, wanted) });
  }

  /** Of a history that is longer than the file. */
  const olderThan = ({ parts: { transactions } }: PersonalData) =>
    t("parts.olderTransactions", { count: new Intl.NumberFormat(pageTag()).format(Object(transactions).rows.length) });

  const missing =
    data?.missing.map((part) => (part === "olderTransactions" ? olderThan(data) : t(`parts.${part}`))) ?? [];
  return (
    <Card title={t("download.title")}>
      <p className="max-w-prose text-muted text-sm">{t("download.text")}</p>
      <div className="flex flex-wrap gap-2.5">
        {formats.map((each) => (
          <Button key={each} kind="secondary" busy={isPending && format === each} onClick={() => make(each)}>
            {t(`download.${each}`)}
          </Button>
        ))}
      </div>
      <p role="status" className="max-w-prose text-sm">
        {isPending ? t("download.reading") : null}
        {isError ? t("download.failed") : null}
        {data && !isPending
          ? missing.length > 0
            ? t("download.missing", { parts: new Intl.ListFormat(pageTag(), { type: "conjunction" }).format(missing) })
            : t("download.done")
          : null}
      </p>
    </Card>
  );
}

function hand(data: PersonalData, format: Format): void {
  const name = `my-data_${data.madeAt.slice(0, 10)}.${format}`;
  if (format === "json") downloadFile(name, JSON.stringify(data, null, 2), "application/json");
  else downloadFile(name, toCsv(flatten(data), decimalMark(pageTag())), "text/csv;charset=utf-8");
}
