"use client";

import { type ReactNode, useState } from "react";
import { AmountField } from "@/components/ui/amount-field";
import { Combobox } from "@/components/ui/combobox";
import { DateField } from "@/components/ui/date-field";
import { DateRange } from "@/components/ui/date-range";
import { FileField } from "@/components/ui/file-field";
import { NewPasswordField } from "@/components/ui/new-password-field";
import { PasswordField } from "@/components/ui/password-field";
import { PhoneField } from "@/components/ui/phone-field";
import { TextArea } from "@/components/ui/text-area";
import { writeDate } from "@/lib/core/form/date-input";
import type { PhoneInput } from "@/lib/core/form/phone-number";
import type { Currency } from "@/lib/core/money";
import { pageDateTag } from "@/lib/market/date-format";
import type { Example } from "../exhibit";
import { countries, countryTexts, documentLimits, phonePrefixes } from "./demo-data";

interface Control<Value> {
  name: string;
  value: Value;
  onChange(value: Value): void;
  onBlur(): void;
  error: string | null;
  readOnly: boolean;
}

interface HeldProps<Value> {
  initial: Value;
  error?: string;
  isBusy?: boolean;
  children: (control: Control<Value>) => ReactNode;
}

/** Keeps the value of a control outside a form. */
function Held<Value>({ initial, error, isBusy = false, children }: HeldProps<Value>) {
  const [value, onChange] = useState(initial);
  return children({ name: "example", value, onChange, onBlur: () => {}, error: error ?? null, readOnly: isBusy });
}

const noPhone: PhoneInput = { country: "FI", number: "" };
const written = (date: string) => (date === "" ? "" : writeDate(date, pageDateTag()));
const someFile = () => new File(["%PDF-"], "passport.pdf", { type: "application/pdf" });

/** An example of every control that owns its value or shows messages, by the name of its file in components/ui. */
export const controlExamples = (currency: Currency): Readonly<Record<string, Example>> => {
  const amount = (initial: string, state: { error?: string; isBusy?: boolean } = {}) => (
    <Held initial={initial} {...state}>
      {(control) => <AmountField {...control} label="Amount" currency={currency} />}
    </Held>
  );
  const date = (initial: string, state: { error?: string; isBusy?: boolean } = {}) => (
    <Held initial={initial} {...state}>
      {(control) => <DateField {...control} label="Date of birth" />}
    </Held>
  );
  const range = (from: string, to: string, state: { error?: string; isBusy?: boolean } = {}) => (
    <Held initial={{ from: written(from), to: written(to) }} {...state}>
      {(control) => (
        <DateRange {...control} legend="Days to show" bounds={{ earliest: "2025-11-25", latest: "2026-11-25" }} />
      )}
    </Held>
  );
  const phone = (initial: PhoneInput, state: { error?: string; isBusy?: boolean } = {}) => (
    <Held initial={initial} {...state}>
      {(control) => <PhoneField {...control} label="Mobile phone" countries={phonePrefixes} />}
    </Held>
  );
  const password = (initial: string, state: { error?: string; isBusy?: boolean } = {}) => (
    <Held initial={initial} {...state}>
      {(control) => <NewPasswordField {...control} label="New password" personal={["aino@greenroom.example"]} />}
    </Held>
  );
  const country = (initial: string, state: { error?: string; isBusy?: boolean } = {}) => (
    <Held initial={initial} {...state}>
      {(control) => (
        <Combobox {...control} {...countryTexts} label="Country of birth" options={countries} hint="Type to search." />
      )}
    </Held>
  );
  const file = (initial: File | null, state: { error?: string; isBusy?: boolean } = {}) => (
    <Held initial={initial} {...state}>
      {(control) => <FileField {...control} label="Proof of identity" limits={documentLimits} />}
    </Held>
  );
  const busy = { isBusy: true };
  return {
    "amount-field": {
      description: "An amount as people type it. What can be read in two ways is offered in both.",
      states: () => ({
        empty: amount(""),
        filled: amount("50"),
        "in two ways": amount("1,234", { error: "ambiguous" }),
        "with an error": amount("-5", { error: "negative" }),
        busy: amount("50", busy),
      }),
    },
    "date-field": {
      description: "A date in the order of the market, repeated with its month in words.",
      states: () => ({
        empty: date(""),
        filled: date(writeDate("1990-11-05", pageDateTag())),
        "with an error": date(writeDate("1990-11-05", pageDateTag()).replace("1990", "90"), { error: "twoDigitYear" }),
        busy: date(writeDate("1990-11-05", pageDateTag()), busy),
      }),
    },
    "date-range": {
      description: "A first and a last day, within the days that the hint names.",
      states: () => ({
        empty: range("", ""),
        filled: range("2026-11-01", "2026-11-25"),
        "the end before the start": range("2026-11-25", "2026-11-01", {
          error: "The last day is before the first one.",
        }),
        "with an error": range("2026-11-01", "", { error: "Enter both days." }),
        busy: range("2026-11-01", "2026-11-25", busy),
      }),
    },
    "phone-field": {
      description: "A number with the prefix of its country; a number with a prefix of its own chooses the country.",
      states: () => ({
        empty: phone(noPhone),
        filled: phone({ country: "FI", number: "040 1234567" }),
        "with an error": phone(
          { country: "FI", number: "12" },
          { error: "This is not a phone number of the chosen country." },
        ),
        busy: phone({ country: "FI", number: "040 1234567" }, busy),
      }),
    },
    "password-field": {
      description: "A password that its owner may look at, paste, and let a password manager fill in.",
      states: () => ({
        empty: <PasswordField label="Password" autoComplete="off" />,
        filled: <PasswordField label="Password" defaultValue="a long sentence" autoComplete="off" />,
        busy: <PasswordField label="Password" defaultValue="a long sentence" autoComplete="off" readOnly />,
        "with an error": <PasswordField label="Password" error="Enter your password." autoComplete="off" />,
        disabled: <PasswordField label="Password" autoComplete="off" disabled />,
      }),
    },
    "new-password-field": {
      description: "A new password, how hard it is to guess, and what would make it harder.",
      states: () => ({
        empty: password(""),
        weak: password("password1234"),
        filled: password("seven quiet otters by a lake"),
        "with an error": password("abc", { error: "Enter at least eight characters." }),
        busy: password("seven quiet otters by a lake", busy),
      }),
    },
    combobox: {
      description: "One of many, found by typing.",
      states: () => ({
        empty: country(""),
        filled: country("FI"),
        "with an error": country("", { error: "Choose one." }),
        busy: country("FI", busy),
      }),
    },
    "file-field": {
      description: "One file within its limits: its name, its size and the way to take it back.",
      states: () => ({
        empty: file(null),
        filled: file(someFile()),
        "with an error": file(new File(["x"], "notes.txt", { type: "text/plain" })),
        busy: file(someFile(), busy),
      }),
    },
    "text-area": {
      description: "Several lines of text; it grows with them.",
      states: () => ({
        empty: <TextArea label="Message" hint="At most 500 characters." />,
        filled: <TextArea label="Message" defaultValue={"Two lines\nof text."} />,
        "with an error": <TextArea label="Message" error="Write a message." />,
        busy: <TextArea label="Message" defaultValue="Being sent." readOnly />,
        disabled: <TextArea label="Message" disabled />,
      }),
    },
  };
};
