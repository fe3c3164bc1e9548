import { pageTag } from "@/lib/market/messages/fetch";

/** An option, and how many games it would leave. */
export function OptionText({ text, count }: { text: string; count: number }) {
  return (
    <span className="flex items-baseline gap-3">
      <span className="flex-1">{text}</span>
      <span className="figures text-muted text-sm">{new Intl.NumberFormat(pageTag()).format(count)}</span>
    </span>
  );
}
