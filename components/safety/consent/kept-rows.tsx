import type { Translator } from "@/lib/market/messages/translator";
import { keptValues } from "@/lib/safety/consent/kept-values";

/** Everything that the site keeps in a browser, under its name: cookies, local storage, the tab's storage, the service worker. */
export function KeptRows({ t }: { t: Translator<"safety.consent"> }) {
  return (
    <dl className="grid gap-3 text-sm">
      {keptValues.map(({ place, names, what }) => (
        <div key={what}>
          <dt className="font-semibold">{t(`places.${place}`)}</dt>
          <dd className="wrap-anywhere text-muted">
            {t(`kept.${what}`)} <code className="text-xs">{names.join(", ")}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
