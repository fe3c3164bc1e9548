interface CalloutProps {
  title: string;
  /** A sentence or two. */
  children: string;
}

/** What explains the figures above it, set apart from them. */
export function Callout({ title, children }: CalloutProps) {
  return (
    <div className="grid wrap-anywhere gap-0.5 rounded-md border border-line border-l-3 border-l-muted bg-surface p-3.5 text-sm">
      <p className="font-650">{title}</p>
      <p className="text-pretty text-muted">{children}</p>
    </div>
  );
}
