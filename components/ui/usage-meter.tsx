"use client";

import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import { Icon } from "@/components/ui/icon";
import { ProgressBar } from "@/components/ui/progress";
import { Skeleton } from "@/components/ui/skeleton";

/** From this share on, a notice says that little is left. */
const highShare = 0.8;

interface UsageMeterProps {
  /** What the allowance is for: "Week". */
  label: string;
  /** All of it, at the end of the label's line: "€100.00". Without an allowance, that there is none: "No limit set". */
  total: string;
  /** The used share: 0 for none of it, 1 and more for all of it; null without an allowance. */
  share: number | null;
  /** What is left, which comes first: "€40.00 left". */
  left?: string;
  /** What is used: "€60.00 of €100.00 used". */
  used?: string;
  /** When it starts again. */
  restart?: ReactNode;
  /** In words, from 80 % and from 100 % on. */
  notices?: { high: string; full: string };
  /** What can be done with it: a small button. */
  action?: ReactNode;
}

/** How much of an allowance is used up: what is left, what is used, when it starts again. */
export function UsageMeter({ label, total, share, left, used, restart, notices, action }: UsageMeterProps) {
  const id = useId();
  const level = share === null || share < highShare ? "used" : share < 1 ? "high" : "full";
  return (
    <div className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span id={id} className="flex-[1_1_7rem] text-pretty wrap-anywhere font-650">
          {label}
        </span>
        <span className="ms-auto flex flex-wrap items-center justify-end gap-x-3.5 gap-y-1">
          <span className={share === null ? "text-muted text-sm" : "font-bold text-lg figures"}>{total}</span>
          {action}
        </span>
      </div>
      {share === null ? null : (
        <ProgressBar
          aria-labelledby={id}
          tone={level}
          value={Math.min(Math.max(share, 0), 1)}
          aria-valuetext={[left, used].filter(Boolean).join(", ") || total}
        />
      )}
      {left || used || restart ? (
        <p className="flex flex-wrap justify-between gap-x-3 gap-y-0.5 text-muted text-sm figures">
          <span className="flex flex-wrap gap-x-2">
            {left ? <b className="font-semibold text-text">{left}</b> : null}
            {used ? <span>{used}</span> : null}
          </span>
          {restart ? <span>{restart}</span> : null}
        </p>
      ) : null}
      {notices && level !== "used" ? (
        <p className={clsx("flex items-start gap-2 text-sm", level === "full" && "text-danger")}>
          <Icon name={level === "full" ? "error" : "warning"} />
          <span>{notices[level]}</span>
        </p>
      ) : null}
    </div>
  );
}

/** The room of a meter that is being read. `label`: on one of several. */
export function UsageMeterSkeleton({ label }: { label?: string }) {
  return (
    <div className="grid gap-2">
      <Skeleton size="h-6.5 rounded-sm" {...(label === undefined ? {} : { label })} />
      <Skeleton size="h-2.5 rounded-full" />
      <Skeleton size="h-5 w-3/5 rounded-sm" />
    </div>
  );
}
