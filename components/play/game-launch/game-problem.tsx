import { Button, LinkButton } from "@/components/ui/button";
import { StateBlock } from "@/components/ui/state-block";
import { type Launch, type Problem, solvedByLogin } from "@/lib/play/game-launch/launch";
import { paths } from "@/lib/routing/paths";
import type { GameWords } from "./words";

/** Problems that another attempt may not have. */
const passing: readonly Problem[] = ["profile-unreadable", "unreachable", "silent"];
/** Problems whose cause the platform put into words that help. */
const told: readonly Problem[] = ["unreachable", "not-found"];

interface GameProblemProps {
  launch: Pick<Extract<Launch, { status: "error" }>, "problem" | "detail">;
  words: GameWords;
  lobbyHref: string;
  /** Left out where no attempt was made. */
  onRetry?: () => void;
}

/** What happened, what is safe, and what to do: again or with a login where that may help, back to the lobby always. */
export function GameProblem({ launch: { problem, detail }, words, lobbyHref, onRetry }: GameProblemProps) {
  const { title, text } = words.problems[problem];
  const isPassing = passing.includes(problem);
  const needsPlayer = solvedByLogin.includes(problem);
  return (
    <StateBlock
      state="error"
      title={title}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {needsPlayer ? (
            <span className="guest-only">
              <LinkButton href={paths.login()}>{words.login}</LinkButton>
            </span>
          ) : null}
          {onRetry && (isPassing || needsPlayer) ? (
            <span className={needsPlayer ? "player-only" : undefined}>
              <Button onClick={onRetry}>{words.retry}</Button>
            </span>
          ) : null}
          <LinkButton kind={isPassing || needsPlayer ? "secondary" : "primary"} href={lobbyHref}>
            {words.back}
          </LinkButton>
        </div>
      }
      {...(detail !== null && told.includes(problem) && { reference: detail })}
    >
      {text}
    </StateBlock>
  );
}
