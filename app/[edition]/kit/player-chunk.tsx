"use client";

import { useRef } from "react";
import { LoginFailureBlock } from "@/components/account/login/login-failure-block";
import { LoginForm } from "@/components/account/login/login-form";
import { BalanceView } from "@/components/money/wallet/balance-figures";
import type { Poster } from "@/components/play/game-launch/stage/game-picture";
import { GameOpening } from "@/components/play/game-launch/stage/game-poster";
import { GameProblem } from "@/components/play/game-launch/stage/game-problem";
import { stageLook } from "@/components/play/game-launch/stage/game-stage";
import { Button } from "@/components/ui/button";
import { emptyLogin } from "@/lib/account/login/flow";
import { money } from "@/lib/core/money";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { staleAfterMs, type Wallet } from "@/lib/money/wallet/wallet";
import { type ToastKind, useToasts } from "@/lib/site/toasts/store";
import { dataExamples } from "./data-examples";
import { Exhibit } from "./exhibit";
import { intentExamples } from "./intent-examples";
import { queryExamples } from "./query-examples";
import { uploadExamples } from "./upload-examples";

export interface PlayerExamplesProps {
  poster: Poster;
  tag: string;
  lobbyHref: string;
}

const readAt = Date.UTC(2026, 0, 5, 14, 5);
const nothing = money(0, "EUR");
const filled: Wallet = {
  version: 1,
  requestedAt: readAt,
  asOf: readAt,
  balances: {
    mainBalance: money(123_450, "EUR"),
    lockedBalance: nothing,
    sportsBonus: nothing,
    casinoBonus: money(2_000, "EUR"),
    liveCasinoBonus: nothing,
    totalBalance: money(125_450, "EUR"),
  },
};

const wallets: Readonly<Record<string, { wallet: Wallet | undefined; hasFailed: boolean; now: number }>> = {
  loading: { wallet: undefined, hasFailed: false, now: readAt },
  filled: { wallet: filled, hasFailed: false, now: readAt },
  old: { wallet: filled, hasFailed: true, now: readAt + 2 * staleAfterMs },
  "no wallet": { wallet: { ...filled, balances: null, version: null }, hasFailed: false, now: readAt },
  unavailable: { wallet: undefined, hasFailed: true, now: readAt },
};

const toasts: Readonly<Record<ToastKind, string>> = {
  success: "Your limit is saved.",
  error: "Your limit was not saved. Try again in a minute.",
  warning: "You have been playing for an hour.",
};

/** Drawn once their messages are loaded. */
export function Examples({ poster, tag, lobbyHref }: PlayerExamplesProps) {
  const t = useTranslations("account.login");
  const block = useRef<HTMLDivElement>(null);
  const form = { onSubmit: async () => {} };
  return (
    <>
      {Object.entries({ ...queryExamples, ...dataExamples, ...uploadExamples, ...intentExamples }).map(
        ([name, example]) => (
          <Exhibit key={name} name={name} {...example} />
        ),
      )}
      <Exhibit
        name="toasts"
        description="Short news of what was just done: newest on top, three at most, gone after five seconds."
        states={() => ({
          "all three kinds": (
            <Button
              kind="secondary"
              onClick={() => {
                for (const kind of ["warning", "error", "success"] as const)
                  useToasts.getState().show(kind, toasts[kind], { timerMs: null });
              }}
            >
              Show the toasts
            </Button>
          ),
        })}
      />
      <Exhibit
        name="balance"
        description="The player's money in the header. What may be old says so, with its time."
        states={() =>
          Object.fromEntries(
            Object.entries(wallets).map(([state, known]) => [
              state,
              <div key={state} className="relative flex flex-col items-start leading-tight">
                <BalanceView {...known} currency="EUR" tag={tag} />
              </div>,
            ]),
          )
        }
      />
      <Exhibit
        name="login"
        description="The form of the login popup. The popup itself opens with every link to #login."
        states={() => ({
          empty: <LoginForm {...form} state={emptyLogin} />,
          sending: <LoginForm {...form} state={{ ...emptyLogin, step: "sending" }} />,
          refused: (
            <LoginFailureBlock ref={block} failure={{ text: t("failures.maxAttempts"), facts: [], place: "block" }} />
          ),
          unavailable: (
            <LoginFailureBlock ref={block} failure={{ text: t("failures.unavailable"), facts: [], place: "block" }} />
          ),
          "in a time-out": (
            <LoginFailureBlock
              ref={block}
              failure={{
                text: t("failures.timeOut"),
                facts: [
                  { label: t("timeOut.days"), value: "3" },
                  { label: t("timeOut.startedBy"), value: t("timeOut.you") },
                ],
                place: "block",
              }}
            />
          ),
        })}
      />
      <Exhibit
        name="game-stage"
        description="The place of a game: while it opens, and when it did not."
        isWide
        states={() => ({
          opening: (
            <div className={stageLook}>
              <GameOpening poster={poster} isLate={false} />
            </div>
          ),
          late: (
            <div className={stageLook}>
              <GameOpening poster={poster} isLate />
            </div>
          ),
          unreachable: (
            <div className={stageLook}>
              <GameProblem
                launch={{ problem: "unreachable", detail: null }}
                poster={poster}
                lobbyHref={lobbyHref}
                onRetry={() => {}}
              />
            </div>
          ),
        })}
      />
    </>
  );
}
