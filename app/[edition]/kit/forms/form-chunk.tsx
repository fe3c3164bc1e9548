"use client";

import type { Currency } from "@/lib/core/money";
import { Exhibit } from "../exhibit";
import { fieldExamples } from "../field-examples";
import { controlExamples } from "./control-examples";
import { DemoForm } from "./demo-form";

/** Drawn once their messages are loaded. */
export function Examples({ currency }: { currency: Currency }) {
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
