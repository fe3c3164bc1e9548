import type { ComponentProps } from "react";

const kinds = {
  primary: "button button-primary",
  secondary: "button button-secondary",
  quiet: "button button-quiet",
  danger: "button button-danger",
  "primary-small": "button button-primary button-small",
  "secondary-small": "button button-secondary button-small",
} as const;

export type ButtonKind = keyof typeof kinds;

interface ButtonProps extends Omit<ComponentProps<"button">, "className"> {
  kind?: ButtonKind;
  /** Work is under way: says so, keeps its size, and takes no second click. */
  busy?: boolean;
}

/** One primary button per view: the action the view is for. `type` is "button" unless told. */
export function Button({ kind = "primary", busy = false, onClick, type = "button", ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={kinds[kind]}
      aria-busy={busy || undefined}
      // Not `disabled`, which would throw the focus away while the work lasts.
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}

/** A link that looks like a button, for what has an address. */
export function LinkButton({
  kind = "primary",
  ...rest
}: { kind?: ButtonKind } & Omit<ComponentProps<"a">, "className">) {
  return <a {...rest} className={kinds[kind]} />;
}
