import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

const looks = {
  empty: { className: "state", icon: "empty", role: undefined },
  partial: { className: "state state-partial", icon: "warning", role: "status" },
  error: { className: "state state-error", icon: "error", role: "alert" },
} as const;

interface StateBlockProps {
  state: keyof typeof looks;
  /** Empty: what belongs here. Partial: what is missing. Error: what happened. */
  title?: string;
  /** What is safe, and what to do. */
  children: ReactNode;
  /** The one next action: a button or a link. */
  action?: ReactNode;
  /** What support can look an error up by, with its word: "Reference 7f3a". */
  reference?: string;
}

/** What a list, panel or frame shows when it is not filled. */
export function StateBlock({ state, title, children, action, reference }: StateBlockProps) {
  const { className, icon, role } = looks[state];
  return (
    <div className={className} role={role}>
      <Icon name={icon} />
      {title ? <h2>{title}</h2> : null}
      <p>{children}</p>
      {action}
      {reference ? <code>{reference}</code> : null}
    </div>
  );
}
