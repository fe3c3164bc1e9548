import { clsx } from "clsx";
import type { ReactNode, Ref } from "react";
import { Icon } from "@/components/ui/icon";

const states = {
  empty: { icon: "empty", role: undefined },
  partial: { icon: "warning", role: "status" },
  error: { icon: "error", role: "alert" },
} as const;

const centered = "grid justify-items-center gap-3 px-5 py-10 text-center";
const framed = "rounded-lg border border-line shadow-card";

const looks = {
  block: { root: clsx(centered, framed), icon: "size-7", words: "contents", text: "text-balance", action: "mt-1 flex" },
  /** One line beside what is there. */
  line: {
    root: clsx(framed, "flex flex-wrap items-center gap-3 px-4.5 py-3.5 text-start"),
    icon: "size-5",
    words: "grid min-w-44 flex-1 gap-1",
    text: "text-pretty",
    action: "flex",
  },
  /** In a container that has its own border, and fills it. */
  stage: {
    root: clsx(
      centered,
      "min-h-full w-full content-center max-md:gap-2 max-md:py-4 landscape-phone:gap-1 landscape-phone:py-1",
    ),
    icon: "size-7",
    words: "contents",
    text: "text-balance",
    action: "flex",
  },
} as const;

interface StateBlockProps {
  ref?: Ref<HTMLDivElement>;
  state: keyof typeof states;
  /** Where it stands; what is partial is a line. */
  look?: keyof typeof looks | undefined;
  /** Empty: what belongs here. Partial: what is missing. Error: what happened. */
  title?: string | undefined;
  /** The state of the player's data, and the next step. */
  children: ReactNode;
  /** The one next action: a button or a link. */
  action?: ReactNode;
  /** The reference by which support finds an error, with its label: "Reference 7f3a". */
  reference?: string;
}

/** The content of a list, panel or frame that is not filled. */
export function StateBlock({ ref, state, look, title, children, action, reference }: StateBlockProps) {
  const { icon, role } = states[state];
  const styles = looks[look ?? (state === "partial" ? "line" : "block")];
  return (
    <div ref={ref} className={clsx("bg-surface", styles.root)} role={role}>
      <Icon name={icon} size={clsx(styles.icon, state === "error" ? "text-danger" : "text-muted")} />
      <div className={styles.words}>
        {title ? <h2 className="wrap-anywhere text-lg/base">{title}</h2> : null}
        <p className={clsx("max-w-124 text-muted", styles.text)}>{children}</p>
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
      {reference ? <code className="text-xs/base">{reference}</code> : null}
    </div>
  );
}
