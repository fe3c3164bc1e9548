"use client";

import { type Ref, useId } from "react";
import { FailureLink } from "@/components/account/one-time-code/failure-link";
import type { FailureText } from "@/lib/account/login/failure-text";

/** Why the account cannot log in now, with the facts that the service gave. It takes the focus, by which it is read. */
export function LoginFailureBlock({ failure, ref }: { failure: FailureText; ref: Ref<HTMLDivElement> }) {
  const id = useId();
  const factsId = failure.facts.length > 0 ? `${id}-facts` : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing to fill in
    <div
      ref={ref}
      role="group"
      aria-labelledby={id}
      aria-describedby={factsId}
      tabIndex={-1}
      className="grid gap-2 rounded-md border border-danger p-4 text-sm"
    >
      <p id={id}>{failure.text}</p>
      {factsId ? (
        <dl id={factsId} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
          {failure.facts.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="figures text-right">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {failure.more ? <FailureLink {...failure.more} /> : null}
    </div>
  );
}
