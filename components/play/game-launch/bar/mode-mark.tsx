import { clsx } from "clsx";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Mode } from "@/lib/play/game-launch/providers/launch-call";

/** For what money a game is played. */
export function ModeMark({ mode }: { mode: Mode }) {
  const t = useTranslations("play.gameLaunch");
  return (
    <p
      className={clsx(
        "whitespace-nowrap rounded-full border px-2.5 py-0.75 font-650 text-xs/base",
        mode === "demo" ? "border-transparent bg-accent-soft text-accent" : "border-line bg-raised",
      )}
    >
      {t(mode === "demo" ? "demo" : "real")}
    </p>
  );
}
