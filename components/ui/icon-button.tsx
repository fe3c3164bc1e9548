import type { ComponentProps } from "react";
import { Icon, type IconName } from "@/components/ui/icon";

interface IconButtonProps extends Omit<ComponentProps<"button">, "className" | "type" | "aria-label" | "children"> {
  icon: IconName;
  /** What it does, in words: its only name. */
  label: string;
}

/** A button that is a picture, for what everybody knows: close, back, menu. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type="button" className="icon-button" aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
