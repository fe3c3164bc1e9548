import type { Translator } from "@/lib/market/messages/translator";
import type { Problem } from "@/lib/play/game-launch/launch";

/** The ready words of the game frame. */
export interface GameWords {
  /** What the frame is called for a screen reader. */
  frame: string;
  back: string;
  skip: string;
  skipBack: string;
  demo: string;
  demoBadge: string;
  realBadge: string;
  login: string;
  posterText: string;
  opening: string;
  playReal: string;
  signedIn: string;
  fullScreen: string;
  leaveFullScreen: string;
  noCashier: string;
  retry: string;
  sessionTitle: string;
  sessionText: string;
  problems: Readonly<Record<Problem, { title: string; text: string }>>;
}

export function gameWords(t: Translator<"play">, title: string): GameWords {
  return {
    frame: t("game.frame", { title }),
    back: t("game.back"),
    skip: t("game.skip"),
    skipBack: t("game.skipBack"),
    demo: t("game.playDemo"),
    demoBadge: t("game.demo"),
    realBadge: t("game.real"),
    login: t("game.login"),
    posterText: t("game.poster"),
    opening: t("game.opening"),
    playReal: t("game.playReal"),
    signedIn: t("game.signedIn"),
    fullScreen: t("game.fullScreen"),
    leaveFullScreen: t("game.leaveFullScreen"),
    noCashier: t("game.noCashier"),
    retry: t("game.retry"),
    sessionTitle: t("game.session.title"),
    sessionText: t("game.session.text"),
    problems: {
      "profile-unreadable": { title: t("game.problems.profile.title"), text: t("game.problems.profile.text") },
      "not-allowed": { title: t("game.problems.notAllowed.title"), text: t("game.problems.notAllowed.text") },
      "blocked-country": { title: t("game.problems.country.title"), text: t("game.problems.country.text") },
      "money-needed": { title: t("game.problems.moneyNeeded.title"), text: t("game.problems.moneyNeeded.text") },
      "no-demo": { title: t("game.problems.noDemo.title"), text: t("game.problems.noDemo.text") },
      "not-found": { title: t("game.problems.notFound.title"), text: t("game.problems.notFound.text") },
      unreachable: { title: t("game.problems.unreachable.title"), text: t("game.problems.unreachable.text") },
      "bad-address": { title: t("game.problems.badAddress.title"), text: t("game.problems.badAddress.text") },
      silent: { title: t("game.problems.silent.title"), text: t("game.problems.silent.text") },
    },
  };
}
