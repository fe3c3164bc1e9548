import { Button, LinkButton } from "@/components/ui/button";
import { StateBlock } from "@/components/ui/state-block";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { type Problem, solvedByLogin } from "@/lib/play/game-launch/launch/launch";
import { paths } from "@/lib/routing/paths";
import type { Poster } from "./game-picture";
import { GameClosed } from "./game-poster";

/** One tab plays for real money at a time. */
const ofTabs: readonly Problem[] = ["elsewhere", "elsewhere-ended"];
/** Problems that another attempt may not have. */
const passing: readonly Problem[] = ["profile-unreadable", "unreachable", "refused-player", "bonus-limited", ...ofTabs];
/** Problems whose cause the platform put into words that help. */
const detailed: readonly Problem[] = ["unreachable", "refused-player", "not-found"];

/** The game is closed, to this visitor or player: nothing is wrong with it. */
const closing: readonly Problem[] = [
  "not-allowed",
  "lock-hours",
  "blocked-country",
  "blocked-account-country",
  "money-needed",
  "no-demo",
];

/** Of a closed product the page's guard speaks. */
type ShownProblem = Exclude<Problem, "product-closed">;

const messageKeys = {
  "profile-unreadable": "profile",
  "not-allowed": "notAllowed",
  "lock-hours": "lockHours",
  "bonus-limited": "bonusLimited",
  "blocked-country": "country",
  "blocked-account-country": "accountCountry",
  "money-needed": "moneyNeeded",
  "no-demo": "noDemo",
  "not-found": "notFound",
  unreachable: "unreachable",
  "refused-player": "unreachable",
  "bad-address": "badAddress",
  elsewhere: "elsewhere",
  "elsewhere-ended": "elsewhereEnded",
} as const satisfies Record<ShownProblem, string>;

interface GameProblemProps {
  launch: { problem: ShownProblem; detail: string | null };
  poster: Poster;
  lobbyHref: string;
  /** Left out where no attempt was made. */
  onRetry?: () => void;
}

/** The problem, the state of the stake, and the next step: retry or login where that may help, the lobby always. */
export function GameProblem({ launch: { problem, detail }, poster, lobbyHref, onRetry }: GameProblemProps) {
  const t = useTranslations("play.gameLaunch");
  const key = `problems.${messageKeys[problem]}` as const;
  const isPassing = passing.includes(problem);
  const needsPlayer = solvedByLogin.includes(problem);
  const block = (
    <StateBlock
      state="error"
      look="stage"
      title={t(`${key}.title`)}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {needsPlayer ? (
            <span className="guest-only">
              <LinkButton href={paths.login()}>{t("login")}</LinkButton>
            </span>
          ) : null}
          {problem === "money-needed" ? (
            <span className="player-only">
              <LinkButton href={paths.deposit(pageLocale())}>{t("deposit")}</LinkButton>
            </span>
          ) : null}
          {onRetry && (isPassing || needsPlayer) ? (
            <span className={needsPlayer ? "player-only" : undefined}>
              <Button onClick={onRetry}>{t(ofTabs.includes(problem) ? "playHere" : "retry")}</Button>
            </span>
          ) : null}
          <LinkButton kind={isPassing || needsPlayer ? "secondary" : "primary"} href={lobbyHref}>
            {t("back")}
          </LinkButton>
        </div>
      }
      {...(detail !== null && detailed.includes(problem) && { reference: detail })}
    >
      {t(`${key}.text`)}
    </StateBlock>
  );
  return closing.includes(problem) ? <GameClosed poster={poster}>{block}</GameClosed> : block;
}
