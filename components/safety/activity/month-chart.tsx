"use client";

import { useId } from "react";
import { useMedia } from "@/components/ui/use-media";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { scaleOf, totalOf } from "@/lib/safety/activity/money-sums";
import type { Activity, MonthFigures } from "@/lib/safety/activity/queries";
import { ChartBars } from "./chart-bars";
import { ChartKey } from "./chart-key";
import { useActivityTexts } from "./use-activity-texts";

const height = 232;
const plot = { top: 12, bottom: 204 };
/** Of a letter of the scale, at the size of its text and with the spacing that a reader may add. */
const letterWidth = 9.5;
const labelGap = 8;
const widestBar = 16;

/** Money in and out of each month as bars, where there was any. The sentence above says the sums; the table below has the same figures. */
export function MonthChart({ activity }: { activity: Activity<MonthFigures> }) {
  const t = useTranslations("safety.activity");
  const texts = useActivityTexts(activity.currency);
  const { rows } = activity;
  const total = totalOf(rows);
  return (
    <figure className="grid gap-3">
      <figcaption className="text-muted text-sm">
        {t("chart.sentence", {
          count: rows.length,
          in: texts.amount(total.paidIn),
          out: texts.amount(total.takenOut),
          net: texts.change(total.net),
        })}
      </figcaption>
      {total.paidIn === 0 && total.takenOut === 0 ? null : <Drawing {...activity} />}
    </figure>
  );
}

function Drawing({ rows, currency }: Activity<MonthFigures>) {
  const t = useTranslations("safety.activity");
  const texts = useActivityTexts(currency);
  const id = useId();
  // As wide as it is shown, so that its words keep their size.
  const width = useMedia("(width >= 768px)") ? 880 : 320;
  const lines = scaleOf(Math.max(...rows.flatMap(({ paidIn, takenOut }) => [paidIn ?? 0, takenOut ?? 0])));
  const most = lines.at(-1) ?? 1;
  const y = (amount: number) => plot.bottom - ((plot.bottom - plot.top) * Math.max(0, amount)) / most;
  const labels = lines.map((line) => ({ line, text: texts.whole(line) }));
  const start = labelGap + letterWidth * Math.max(...labels.map(({ text }) => text.length));
  const step = (width - start) / rows.length;
  const barWidth = Math.min(widestBar, 0.4 * step);
  return (
    <>
      <ChartKey />
      <svg role="img" viewBox={`0 0 ${width} ${height}`} className="w-full fill-muted text-xs figures">
        <title>{t("chart.title")}</title>
        <pattern id={`${id}-hatch`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V6" className="stroke-muted" strokeWidth="6" />
        </pattern>
        {labels.map(({ line, text }) => (
          <g key={line}>
            <path d={`M${start} ${y(line)}H${width}`} className="stroke-line" />
            <text x={start - labelGap} y={y(line) + 4} textAnchor="end">
              {text}
            </text>
          </g>
        ))}
        {[...rows].reverse().map(({ month, paidIn, takenOut }, at) => {
          const centre = start + step * (at + 0.5);
          return (
            <g key={month}>
              <ChartBars
                centre={centre}
                barWidth={barWidth}
                y={y}
                paidIn={paidIn}
                takenOut={takenOut}
                hatch={`${id}-hatch`}
              />
              <text x={centre} y={height - 6} textAnchor="middle">
                {texts.shortMonth(month)}
              </text>
            </g>
          );
        })}
      </svg>
    </>
  );
}
