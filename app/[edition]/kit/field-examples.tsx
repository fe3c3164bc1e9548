import { Checkbox } from "@/components/ui/checkbox";
import { CodeField, Field } from "@/components/ui/field";
import { RadioGroup } from "@/components/ui/radio-group";
import { Select } from "@/components/ui/select";
import type { Example } from "./exhibit";

const currencies = [
  { value: "EUR", text: "Euro" },
  { value: "GBP", text: "Pound sterling" },
  { value: "NOK", text: "Norwegian krone" },
];
const noCurrency = { value: "", text: "Choose" };
const periods = [
  { value: "D", text: "Day" },
  { value: "W", text: "Week" },
  { value: "M", text: "Month" },
];
const channels = [
  { value: "sms", text: "Text message", hint: "To the number that ends in 41." },
  { value: "mail", text: "E-mail", hint: "To the address of your account." },
];

/** The examples of form controls. */
export const fieldExamples: Readonly<Record<string, Example>> = {
  field: {
    description: "One line of text with its label. The error says how to mend it; what was typed stays.",
    states: () => ({
      empty: <Field label="E-mail" type="email" />,
      filled: <Field label="First name" hint="As it is written in your passport." defaultValue="Aino" />,
      "with an error": (
        <Field label="E-mail" defaultValue="aino@" error="Enter an e-mail address like name@example.com." />
      ),
      disabled: <Field label="Country" defaultValue="Finland" disabled />,
      search: <Field label="Search 4,200 games" type="search" defaultValue="orbit" />,
      busy: <Field label="E-mail" defaultValue="aino@example.com" readOnly />,
      "code, empty": <CodeField label="Code" hint="Six digits, sent to your phone." />,
      "code, filled": <CodeField label="Code" hint="Six digits, sent to your phone." defaultValue="402917" />,
      "code, with an error": <CodeField label="Code" defaultValue="4029" error="Enter the six digits of the code." />,
      "code, busy": <CodeField label="Code" defaultValue="402917" readOnly />,
      "code, disabled": <CodeField label="Code" disabled />,
    }),
  },
  select: {
    description: "One of many. The device's own list.",
    states: () => ({
      empty: <Select label="Currency" options={[noCurrency, ...currencies]} />,
      filled: <Select label="Currency" options={currencies} defaultValue="GBP" />,
      "with an error": (
        <Select label="Currency" options={[noCurrency, ...currencies]} error="Choose the currency of your account." />
      ),
      busy: <Select label="Currency" options={currencies} defaultValue="GBP" aria-disabled />,
      disabled: (
        <Select label="Currency" options={currencies} disabled hint="It cannot change after the first deposit." />
      ),
    }),
  },
  checkbox: {
    description: "A yes or no that is sent with a form; as a switch, one that takes effect at once.",
    states: () => ({
      empty: <Checkbox>Send me offers by e-mail</Checkbox>,
      filled: <Checkbox defaultChecked>Remember my e-mail address on this device</Checkbox>,
      "with an error": <Checkbox error="Accept the terms to go on.">I have read and accept the terms</Checkbox>,
      busy: (
        <Checkbox defaultChecked aria-disabled>
          I have read and accept the terms
        </Checkbox>
      ),
      disabled: <Checkbox disabled>Locked by your country's rules</Checkbox>,
      "switch, empty": (
        <Checkbox look="switch" hint="Every 30 minutes, while you play.">
          Reality check
        </Checkbox>
      ),
      "switch, filled": (
        <Checkbox look="switch" defaultChecked>
          Sound
        </Checkbox>
      ),
      "switch, with an error": (
        <Checkbox look="switch" error="This could not be saved.">
          Sound
        </Checkbox>
      ),
      "switch, busy": (
        <Checkbox look="switch" defaultChecked aria-disabled>
          Sound
        </Checkbox>
      ),
      "switch, disabled": (
        <Checkbox look="switch" disabled>
          Locked by your country's rules
        </Checkbox>
      ),
    }),
  },
  "radio-group": {
    description: "One of a few, all of them seen. As segments for short words in a row.",
    states: () => ({
      empty: <RadioGroup legend="Where should the code go?" options={channels} />,
      filled: <RadioGroup legend="Where should the code go?" options={channels} defaultValue="sms" />,
      "with an error": <RadioGroup legend="Where should the code go?" options={channels} error="Choose one." />,
      busy: <RadioGroup legend="Where should the code go?" options={channels} defaultValue="sms" aria-disabled />,
      disabled: <RadioGroup legend="Where should the code go?" options={channels} defaultValue="sms" disabled />,
      "segments, empty": <RadioGroup legend="Limit per" look="segments" options={periods} />,
      "segments, filled": <RadioGroup legend="Limit per" look="segments" options={periods} defaultValue="W" />,
      "segments, with an error": (
        <RadioGroup legend="Limit per" look="segments" options={periods} error="Choose one." />
      ),
      "segments, busy": (
        <RadioGroup legend="Limit per" look="segments" options={periods} defaultValue="W" aria-disabled />
      ),
      "segments, disabled": (
        <RadioGroup legend="Limit per" look="segments" options={periods} defaultValue="D" disabled />
      ),
    }),
  },
};
