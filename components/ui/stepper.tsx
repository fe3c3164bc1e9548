import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { useTranslations } from "@/lib/market/messages/use-translations";

export type StepState = "done" | "current" | "later" | "failed";

export interface Step {
  title: string;
  state: StepState;
  /** Since when, or what is usual. */
  detail?: ReactNode;
  /** Of the current step: who acts next. */
  next?: string;
}

const dots: Readonly<Record<StepState, string>> = {
  done: "border-muted text-text",
  current: "border-text text-text",
  later: "border-line text-muted",
  failed: "border-danger text-danger",
};

/** The line from one step to the next: below the dot, or beside it where the steps are in a row. */
const line = "before:absolute before:bg-line before:content-[''] last:before:hidden";
const directions = {
  vertical: {
    list: "",
    step: clsx(line, "pb-4 last:pb-0 before:top-7 before:bottom-0 before:left-3.25 before:w-0.5"),
  },
  /** In a row where there is room, which is not on a phone. */
  horizontal: {
    list: "md:auto-cols-fr md:grid-flow-col",
    step: clsx(
      line,
      "pb-4 last:pb-0 before:top-7 before:bottom-0 before:left-3.25 before:w-0.5",
      "md:grid-cols-1 md:content-start md:gap-y-1.5 md:pe-3 md:pb-0",
      "md:before:top-3.25 md:before:right-0 md:before:bottom-auto md:before:left-7 md:before:h-0.5 md:before:w-auto",
    ),
  },
} as const;

interface StepperProps {
  label: string;
  steps: readonly Step[];
  direction?: keyof typeof directions;
}

/** Where something is on its way: the steps behind it, the present one with who acts next, and those to come. Their titles differ. */
export function Stepper({ label, steps, direction = "vertical" }: StepperProps) {
  const t = useTranslations("site.steps");
  const styles = directions[direction];
  return (
    <ol aria-label={label} className={clsx("grid", styles.list)}>
      {steps.map(({ title, state, detail, next }, at) => (
        <li
          key={title}
          aria-current={state === "current" ? "step" : undefined}
          className={clsx(
            "relative grid min-w-0 grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3",
            styles.step,
            state === "done" && "before:bg-muted",
          )}
        >
          <Dot state={state} at={at} />
          <div className="min-w-0 text-muted text-sm">
            <p className={clsx("wrap-anywhere text-base/7", state === "later" ? "font-550" : "font-650 text-text")}>
              {title}
              {state === "current" ? null : <span className="sr-only">, {t(state)}</span>}
            </p>
            {detail ? <p>{detail}</p> : null}
            {next ? <p className="font-650 text-text">{next}</p> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Dot({ state, at }: { state: StepState; at: number }) {
  return (
    <span
      aria-hidden="true"
      className={clsx("grid size-7 place-items-center rounded-full border-2 font-bold text-xs", dots[state])}
    >
      {state === "done" ? <Icon name="check" size="size-4" /> : null}
      {state === "current" ? <span className="size-3.5 rounded-full bg-text forced-colors:bg-canvas-text" /> : null}
      {state === "failed" ? <Icon name="close" size="size-4" /> : null}
      {state === "later" ? at + 1 : null}
    </span>
  );
}
