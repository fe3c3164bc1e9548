"use client";

import { useEffect, useState } from "react";
import type { Currency } from "@/lib/core/money";
import { loadMessages } from "@/lib/market/messages/fetch";
import { Exhibit } from "../exhibit";
import { fieldExamples } from "../field-examples";
import { controlExamples } from "./control-examples";
import { DemoForm } from "./demo-form";

/** A form that works, then each control in each state. Their messages and the reader's formats are of the browser. */
export function FormExamples({ currency }: { currency: Currency }) {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => void loadMessages("site.form").then(() => setLoaded(true)), []);
  if (!isLoaded) return null;
  return (
    <>
      <section className="grid max-w-xl gap-5" aria-labelledby="kit-form">
        <h2 id="kit-form">A form</h2>
        <p className="text-muted">It sends nothing: this page plays the other side, as you choose below.</p>
        <DemoForm currency={currency} />
      </section>
      {Object.entries({ ...fieldExamples, ...controlExamples(currency) }).map(([name, example]) => (
        <Exhibit key={name} name={name} {...example} />
      ))}
    </>
  );
}
