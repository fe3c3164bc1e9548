import { clsx } from "clsx";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Mode } from "@/lib/play/game-launch/providers/launch-call";

/** For what money a game is played. */
export function ModeMark({ mode }: { mode: Mode }) {
  const t = useTranslations("play.gameLaunch");
  return (
    <p
      className={clsx(
        // On the smallest phone it takes two lines rather than push the buttons out of the bar.
        "shrink-[9] rounded-full text-center min-[23em]:whitespace-nowrap border px-2.5 py-0.75 font-650 text-xs/base",
        mode === "demo" ? "border-transparent bg-accent-soft text-accent" : "border-line bg-raised",
      )}
    >
      {t(mode === "demo" ? "demo" : "real")}
    </p>
  );
}
