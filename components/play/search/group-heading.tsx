import { type ListItem, listItem } from "./list-item";

/** The heading of a part of the results. */
export function GroupHeading({ id, title, index, measure }: ListItem & { id: string; title: string }) {
  return (
    <div id={id} ref={measure} data-index={index} role="presentation" className={listItem}>
      <div className="mt-3 mb-2 text-sm font-semibold text-muted">{title}</div>
    </div>
  );
}
