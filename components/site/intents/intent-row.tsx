import { clsx } from "clsx";
import { Icon } from "@/components/ui/icon";
import { IconButton } from "@/components/ui/icon-button";
import { Spinner } from "@/components/ui/spinner";
import { type Intent, isOpen, referenceOf } from "@/lib/core/intents/intent";
import { pageDateTag } from "@/lib/market/date-format";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatTime } from "@/lib/market/times/format";
import { kindOf } from "@/lib/session/intents/kinds";

/** What is done about an unknown outcome. */
const hints = {
  never: "hints.never",
  "until-answered": "hints.untilAnswered",
  "by-player": "hints.byPlayer",
} as const;

const looks = {
  checking: { title: "checking", edge: "border-line border-l-muted bg-raised", colour: "text-muted" },
  /** Nothing can be asked about it: only its player can send it again. */
  unknown: { title: "unknown", edge: "border-line border-l-text bg-raised", colour: "" },
  done: { title: "done", edge: "border-transparent border-l-accent bg-accent-soft", colour: "text-accent" },
  notDone: { title: "notDone", edge: "border-line border-l-danger bg-raised", colour: "text-danger" },
} as const;
type RowState = keyof typeof looks;

const icons = { unknown: "warning", done: "success", notDone: "error" } as const;

interface IntentRowProps {
  intent: Intent;
  onClose: () => void;
}

/** One operation: what was asked, since when, its reference, and what is known of it. Only one that is settled can be closed. */
export function IntentRow({ intent, onClose }: IntentRowProps) {
  const t = useTranslations("site.intents");
  const kind = kindOf(intent);
  const again = kind?.again ?? "never";
  const state = stateOf(intent, again === "by-player");
  const title = kind?.title(t, intent, pageTag()) ?? t("operations.other");
  const { edge, colour, title: stateTitle } = looks[state];
  const hint = state === "done" || state === "notDone" ? (`hints.${state}` as const) : hints[again];
  const time = formatTime(new Date(intent.startedAt), pageDateTag());
  return (
    <li className={clsx("flex items-start gap-3 rounded-md border border-l-3 py-2.5 pr-2 pl-3.5", edge)}>
      <span className={clsx("flex pt-px text-xl/compact", colour)}>
        {state === "checking" ? <Spinner /> : <Icon name={icons[state]} />}
      </span>
      <div className="grid min-w-0 flex-1 gap-0.5 text-sm wrap-anywhere">
        <p className="font-650 text-md">{t(stateTitle, { title })}</p>
        <p className="text-pretty text-muted">{t(hint)}</p>
        <p className="figures flex flex-wrap gap-x-4 text-muted">
          <span>{t("asked", { time })}</span>
          <span>{t("reference", { reference: referenceOf(intent) })}</span>
        </p>
      </div>
      {isOpen(intent) ? null : <IconButton icon="close" label={t("close", { title })} onClick={onClose} />}
    </li>
  );
}

function stateOf({ state }: Intent, isByPlayer: boolean): RowState {
  if (state === "done") return "done";
  if (state === "refused") return "notDone";
  return isByPlayer ? "unknown" : "checking";
}
