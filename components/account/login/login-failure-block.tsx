import type { Ref } from "react";
import { FailureLink } from "@/components/account/one-time-code/failure-link";
import type { FailureText } from "@/lib/account/login/failure-text";

/** Why the account cannot log in now, with the facts that the service gave. */
export function LoginFailureBlock({ failure, ref }: { failure: FailureText; ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="grid gap-2 rounded-md border border-danger p-4 text-sm">
      <p>{failure.text}</p>
      {failure.facts.length > 0 ? (
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
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
