import { clsx } from "clsx";
import { type ComponentProps, useId } from "react";
import { hintStyle } from "@/components/ui/control-styles";
import { Spinner } from "@/components/ui/spinner";

const base =
  "button inline-flex items-center justify-center gap-2 border text-center font-650 tracking-snug [word-spacing:0.08em] transition active:scale-98";
const normal = "min-h-11 rounded-md px-4.5 py-1 leading-compact";
// As high as a finger on a screen that is touched.
export const smallButtonHeight = "min-h-9 pointer-coarse:min-h-11 lg:min-h-10";
const small = clsx(smallButtonHeight, "rounded-sm px-3.5 text-sm/compact lg:rounded-md lg:px-4 lg:text-md/compact");

const kinds = {
  primary: { look: clsx(base, normal, "border-transparent bg-accent text-on-accent"), hover: "hover:bg-accent-strong" },
  secondary: { look: clsx(base, normal, "border-line bg-raised text-text"), hover: "hover:border-muted" },
  quiet: { look: clsx(base, normal, "border-transparent text-text"), hover: "hover:bg-raised" },
  danger: { look: clsx(base, normal, "border-danger text-danger"), hover: "hover:bg-raised" },
  "primary-small": {
    look: clsx(base, small, "border-transparent bg-accent text-on-accent"),
    hover: "hover:bg-accent-strong",
  },
  "secondary-small": { look: clsx(base, small, "border-line bg-raised text-text"), hover: "hover:border-muted" },
  "quiet-small": { look: clsx(base, small, "border-transparent text-text"), hover: "hover:bg-raised" },
} as const;

const blockedStyle =
  "cursor-not-allowed opacity-50 forced-colors:border-gray-text forced-colors:text-gray-text forced-colors:opacity-100";

export type ButtonKind = keyof typeof kinds;

interface ButtonProps extends Omit<ComponentProps<"button">, "className" | "disabled"> {
  kind?: ButtonKind;
  /** Busy: announces it, keeps its size, and ignores a second click. */
  busy?: boolean;
  /** Why the action cannot be taken now, in words: shown below the button and read with it. Null where it may change later. */
  blocked?: string | null | undefined;
}

/** One primary button per view: the action the view is for. `type` is "button" by default. */
export function Button({ kind = "primary", busy = false, onClick, type = "button", children, ...props }: ButtonProps) {
  const { blocked, ...rest } = props;
  const reasonId = useId();
  const isIdle = busy || Boolean(blocked);
  const isDimmed = Boolean(blocked) || rest["aria-disabled"] === true;
  const { look, hover } = kinds[kind];
  const button = (
    <button
      {...rest}
      type={type}
      // A busy button stays as readable as an idle one.
      className={clsx(look, busy ? "cursor-progress" : isDimmed ? blockedStyle : hover)}
      aria-busy={busy || undefined}
      // Not `disabled`, which would throw the focus away while the work lasts, and hide the reason from who tabs.
      aria-disabled={isIdle || rest["aria-disabled"]}
      aria-describedby={blocked ? reasonId : rest["aria-describedby"]}
      onClick={isIdle ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  );
  if (!("blocked" in props)) return button;
  // The same tree, blocked or not: another one would take the focus from the button.
  return (
    <div className={blocked ? "grid gap-1.5" : "contents"}>
      {button}
      {blocked ? (
        <p id={reasonId} className={hintStyle}>
          {blocked}
        </p>
      ) : null}
    </div>
  );
}

/** A link that looks like a button, for what has an address. `isStretched`: a press anywhere on the container around it counts. */
export function LinkButton({
  kind = "primary",
  isStretched = false,
  ...rest
}: { kind?: ButtonKind; isStretched?: boolean } & Omit<ComponentProps<"a">, "className">) {
  const { look, hover } = kinds[kind];
  return <a {...rest} className={clsx(look, hover, isStretched && "stretched-link")} />;
}
