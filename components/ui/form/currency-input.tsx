import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { TypedInput } from "@/components/ui/form/typed-input";
import type { DisplayRule } from "@/lib/core/money-display";

interface CurrencyInputProps extends Omit<ComponentProps<typeof TypedInput>, "look" | "inputMode"> {
  /** The symbol of the currency, and its side. */
  rule: DisplayRule;
}

/** A large input for an amount, with the symbol of its currency in it. */
export function CurrencyInput({ rule, ...input }: CurrencyInputProps) {
  return (
    <span className="relative grid w-full min-w-0">
      <TypedInput {...input} look={clsx("h-14 text-xl! font-bold", roomFor(rule))} inputMode="decimal" />
      {/* The label names the currency to those who hear it. */}
      <span
        aria-hidden="true"
        className={clsx(
          "pointer-events-none absolute inset-y-0 grid place-items-center font-bold text-muted text-xl",
          rule.position === "before" ? "left-3.5" : "right-3.5",
        )}
      >
        {rule.symbol}
      </span>
    </span>
  );
}

/** A sign is narrow; a code has three letters. */
function roomFor({ symbol, position }: DisplayRule): string {
  const isSign = symbol.length === 1;
  if (position === "before") return isSign ? "pl-9" : "pl-18";
  return isSign ? "pr-9" : "pr-18";
}
