"use client";

import { useState } from "react";
import { AmountField } from "@/components/ui/amount-field";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Combobox } from "@/components/ui/combobox";
import { DateField } from "@/components/ui/date-field";
import { CodeField, Field } from "@/components/ui/field";
import { FileField } from "@/components/ui/file-field";
import { Form } from "@/components/ui/form/form";
import { FormControl } from "@/components/ui/form/form-control";
import { FormFailure } from "@/components/ui/form/form-failure";
import { useSchemaForm } from "@/components/ui/form/use-schema-form";
import { NewPasswordField } from "@/components/ui/new-password-field";
import { PhoneField } from "@/components/ui/phone-field";
import { RadioGroup } from "@/components/ui/radio-group";
import { Select } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";
import type { Currency } from "@/lib/core/money";
import { commonErrors } from "@/lib/market/messages/error-catalogue";
import { pageTag } from "@/lib/market/messages/fetch";
import { countries, countryTexts, documentLimits, findAddress, phonePrefixes, respond, responses } from "./demo-data";
import { demoSchema, emptyDemo } from "./demo-schema";

const languages = [
  { value: "en", text: "English" },
  { value: "fi", text: "Suomi" },
];
const channels = [
  { value: "sms", text: "Text message" },
  { value: "mail", text: "E-mail" },
];

/** Every control in one form, with a draft, an asynchronous check and a configurable server. */
export function DemoForm({ currency }: { currency: Currency }) {
  const [schema] = useState(() => demoSchema(currency, pageTag()));
  const [sent, setSent] = useState(0);
  const form = useSchemaForm({
    schema,
    defaultValues: emptyDemo,
    draft: "kit",
    checks: { email: findAddress },
    catalogue: commonErrors,
    onSubmit: async ({ response }, signal) => {
      await respond(response, signal);
      setSent((count) => count + 1);
    },
  });
  return (
    <Form form={form} label="A form with every control">
      <Field
        {...form.text("email")}
        label="E-mail"
        type="email"
        autoComplete="email"
        hint="An address that begins with taken@ is in the register."
        status={form.checking === "email" ? "Looking it up" : null}
      />
      <FormControl form={form} name="password">
        {(control) => <NewPasswordField {...control} label="New password" />}
      </FormControl>
      <FormControl form={form} name="birthDate">
        {(control) => <DateField {...control} label="Date of birth" autoComplete="bday" />}
      </FormControl>
      <FormControl form={form} name="phone">
        {(control) => <PhoneField {...control} label="Mobile phone" countries={phonePrefixes} />}
      </FormControl>
      <FormControl form={form} name="country">
        {(control) => <Combobox {...control} {...countryTexts} label="Country of birth" options={countries} />}
      </FormControl>
      <Select {...form.choice("language")} label="Language" options={languages} />
      <RadioGroup {...form.choice("channel")} legend="Where should the code go?" options={channels} />
      <FormControl form={form} name="amount">
        {(control) => <AmountField {...control} label="Amount" currency={currency} />}
      </FormControl>
      <CodeField {...form.text("code")} label="Code" hint="Six digits." />
      <FormControl form={form} name="document">
        {(control) => <FileField {...control} label="Proof of identity" limits={documentLimits} />}
      </FormControl>
      <TextArea {...form.text("note")} label="Note" />
      <Checkbox {...form.choice("terms")}>I have read the terms of this demo</Checkbox>
      <Select {...form.choice("response")} label="How the other side responds" options={responses} />
      <FormFailure form={form} />
      <Button type="submit" busy={form.isBusy}>
        Send
      </Button>
      <p role="status">{sent > 0 && !form.isBusy && !form.failure ? `Accepted (${sent}).` : null}</p>
    </Form>
  );
}
