import { clsx } from "clsx";
import { Icon } from "@/components/ui/icon";

interface HeartProps {
  label: string;
  isPressed: boolean;
  onPress: () => void;
  /** Utilities of its place. */
  place?: string;
}

const base =
  "inline-grid size-9 flex-none place-items-center rounded-full border border-transparent bg-surface/80 transition-colors hover:bg-line pointer-coarse:size-11";

/** Marks a game as a favourite. Its name stays; `aria-pressed` has its state. */
export function Heart({ label, isPressed, onPress, place }: HeartProps) {
  return (
    <button
      type="button"
      className={clsx(base, place, isPressed ? "text-accent" : "text-muted")}
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      <Icon name={isPressed ? "heart-full" : "heart"} />
    </button>
  );
}
