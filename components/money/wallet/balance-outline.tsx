import clsx from "clsx";
import { Skeleton } from "@/components/ui/skeleton";
import { useTranslations } from "@/lib/market/messages/use-translations";

/** Before the first balance is here. That it takes long is said in the outline's room, so that nothing moves. */
export function BalanceOutline({ isSlow }: { isSlow: boolean }) {
  const t = useTranslations("money.wallet");
  return (
    <>
      <Skeleton size={clsx("mx-auto inline-block h-5 w-24", isSlow && "invisible")} label={t("loading")} />
      <span role="status" className="absolute inset-0 grid content-center overflow-hidden px-1 text-muted text-xs/none">
        {isSlow ? t("slow") : null}
      </span>
    </>
  );
}
