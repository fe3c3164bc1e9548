"use client";

import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import { controlStyle } from "@/components/ui/control-styles";
import { FieldFrame } from "@/components/ui/field-frame";
import type { ControlProps } from "@/components/ui/form/form-control";
import { type Option, useCombobox } from "@/components/ui/use-combobox";
import { useTranslations } from "@/lib/market/messages/use-translations";

interface ComboboxProps extends ControlProps<string> {
  label: string;
  hint?: string;
  options: readonly Option[];
  /** Stands last, and alone where no option matches: the way out for a person who is not in the list. */
  fallback?: Option;
  /** The error of a text that is none of the options. */
  unlisted: string;
}

/** One of many, found by typing. For a list that is known by heart or short, `Select` is calmer. */
export function Combobox({ label, hint, options, fallback, unlisted, ...control }: ComboboxProps) {
  const { name, value, error, readOnly, onChange, onBlur } = control;
  const t = useTranslations("site.form");
  const list = useRef<HTMLDivElement>(null);
  const combobox = useCombobox(options, fallback, value, onChange);
  const { activeAt, isOpen, matches } = combobox;
  useEffect(() => {
    if (isOpen) list.current?.children[activeAt]?.scrollIntoView?.({ block: "nearest" });
  }, [activeAt, isOpen]);

  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={combobox.isUnlisted ? unlisted : error}
      status={isOpen && !combobox.isFound ? t("combobox.none") : null}
    >
      {(tied) => {
        const optionId = (at: number) => `${tied.id}-option-${at}`;
        return (
          <div className="relative">
            <input
              {...tied}
              name={name}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isOpen && matches.length > 0}
              aria-controls={`${tied.id}-list`}
              aria-activedescendant={isOpen && matches[activeAt] ? optionId(activeAt) : undefined}
              autoComplete="off"
              spellCheck={false}
              className={controlStyle.select}
              readOnly={readOnly}
              value={combobox.text}
              onClick={() => readOnly || combobox.open()}
              onChange={({ target }) => combobox.type(target.value)}
              onKeyDown={(event) => readOnly || combobox.onKeyDown(event)}
              onBlur={() => {
                combobox.leave();
                onBlur();
              }}
            />
            <div
              ref={list}
              id={`${tied.id}-list`}
              role="listbox"
              // Where it scrolls, Chromium would give it the focus.
              tabIndex={-1}
              aria-label={label}
              // Its scrollbar too leaves the focus in the input.
              onMouseDown={(event) => event.preventDefault()}
              hidden={!isOpen || matches.length === 0}
              className="absolute inset-x-0 top-full z-10 mt-1 max-h-60 overflow-auto rounded-md border border-line bg-surface p-1 shadow-pop"
            >
              {matches.map((option, at) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the input, which keeps the focus, takes the keys of the list
                <div
                  key={option.value}
                  id={optionId(at)}
                  role="option"
                  aria-selected={option.value === value}
                  tabIndex={-1}
                  className={clsx(
                    "flex min-h-11 items-center rounded-sm px-3 aria-selected:font-semibold",
                    at === activeAt && "bg-raised outline outline-muted -outline-offset-1",
                  )}
                  onClick={() => combobox.choose(option)}
                >
                  {option.text}
                </div>
              ))}
            </div>
          </div>
        );
      }}
    </FieldFrame>
  );
}
