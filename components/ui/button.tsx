import { type ComponentProps, useId } from "react";

const kinds = {
  primary: "button button-primary",
  secondary: "button button-secondary",
  quiet: "button button-quiet",
  danger: "button button-danger",
  "primary-small": "button button-primary button-small",
  "secondary-small": "button button-secondary button-small",
} as const;

export type ButtonKind = keyof typeof kinds;

interface ButtonProps extends Omit<ComponentProps<"button">, "className" | "disabled"> {
  kind?: ButtonKind;
  /** Work is under way: says so, keeps its size, and takes no second click. */
  busy?: boolean;
  /** Why the action cannot be taken now, in words: shown below the button and read with it. */
  blocked?: string | null | undefined;
}

/** One primary button per view: the action the view is for. `type` is "button" unless told. */
export function Button({ kind = "primary", busy = false, blocked, onClick, type = "button", ...rest }: ButtonProps) {
  const reasonId = useId();
  const isIdle = busy || Boolean(blocked);
  const button = (
    <button
      {...rest}
      type={type}
      className={kinds[kind]}
      aria-busy={busy || undefined}
      // Not `disabled`, which would throw the focus away while the work lasts, and hide the reason from who tabs.
      aria-disabled={isIdle || undefined}
      aria-describedby={blocked ? reasonId : rest["aria-describedby"]}
      onClick={isIdle ? (event) => event.preventDefault() : onClick}
    />
  );
  if (!blocked) return button;
  return (
    <div className="button-blocked">
      {button}
      <p id={reasonId} className="hint">
        {blocked}
      </p>
    </div>
  );
}

/** A link that looks like a button, for what has an address. */
export function LinkButton({
  kind = "primary",
  ...rest
}: { kind?: ButtonKind } & Omit<ComponentProps<"a">, "className">) {
  return <a {...rest} className={kinds[kind]} />;
}
