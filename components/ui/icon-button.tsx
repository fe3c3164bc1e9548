import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconName } from "@/components/ui/icon";

const base = "icon-button inline-grid flex-none place-items-center border transition-colors";

const looks = {
  raised: { root: clsx(base, "size-11 rounded-md"), active: "border-transparent bg-raised hover:bg-line" },
  /** In the bar above the page, which is low on a phone: what can be pressed reaches beyond what is seen. */
  header: {
    root: clsx(base, "relative size-9 rounded-sm after:absolute after:-inset-1.5 lg:size-10 lg:rounded-md"),
    active: "border-transparent bg-raised hover:bg-line",
  },
  /** At the end of a title's line, with its picture at the edge. */
  plain: { root: clsx(base, "-mr-2 size-11 rounded-md"), active: "border-transparent hover:bg-line" },
} as const;

/** For what is drawn in the bar as its buttons are, and is none of the two below. */
export const headerButtonStyle = clsx(looks.header.root, looks.header.active);

const disabled = "cursor-default border-line text-muted";

interface IconProps {
  icon: IconName;
  /** The accessible name. */
  label: string;
  look?: keyof typeof looks;
}

type IconButtonProps = IconProps &
  Omit<ComponentProps<"button">, "className" | "type" | "aria-label" | "children"> & {
    /** In its corner; its text follows the label in the accessible name. */
    badge?: ReactNode;
  };
type IconLinkProps = IconProps & Omit<ComponentProps<"a">, "className" | "aria-label" | "children">;

/** A button that is a picture, for what everybody knows: close, back, menu. */
export function IconButton({ icon, label, look = "raised", badge, ...rest }: IconButtonProps) {
  const isDisabled = rest["aria-disabled"] === true;
  const { root, active } = looks[look];
  return (
    <button
      {...rest}
      type="button"
      className={clsx(root, isDisabled ? disabled : active)}
      aria-label={badge ? undefined : label}
    >
      <Icon name={icon} size={clsx("size-[min(1.25rem,28px)]", isDisabled && "opacity-55")} />
      {badge ? (
        <>
          <span className="sr-only">{label}</span>
          {badge}
        </>
      ) : null}
    </button>
  );
}

/** A link that is a picture. */
export function IconLink({ icon, label, look = "raised", href, ...rest }: IconLinkProps) {
  const { root, active } = looks[look];
  return (
    <a {...rest} href={href} className={clsx(root, active)} aria-label={label}>
      <Icon name={icon} />
    </a>
  );
}
