import { clsx } from "clsx";
import type { KeyboardEvent } from "react";

const tab = "min-h-11 rounded-md border px-3 text-sm font-semibold transition-colors";

interface TabsProps {
  label: string;
  /** The id of what the selected tab shows. */
  panelId: string;
  tabs: readonly { id: string; label: string }[];
  selected: string;
  onSelect: (id: string) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Views of one panel, one of them shown. The arrow keys move between them, and select. */
export function Tabs({ label, panelId, tabs, selected, onSelect }: TabsProps) {
  function move(event: KeyboardEvent<HTMLDivElement>): void {
    const step = steps[event.key];
    if (step === undefined) return;
    const at = tabs.findIndex(({ id }) => id === selected);
    const next = (at + step + tabs.length) % tabs.length;
    onSelect(tabs[next]?.id ?? selected);
    event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  }
  return (
    <div role="tablist" aria-label={label} className="flex flex-wrap gap-2" onKeyDown={move}>
      {tabs.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${panelId}-${id}`}
          aria-selected={id === selected}
          aria-controls={panelId}
          tabIndex={id === selected ? 0 : -1}
          className={clsx(tab, id === selected ? "border-transparent bg-accent-soft" : "border-line text-muted")}
          onClick={() => onSelect(id)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
