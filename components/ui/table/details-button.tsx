import { IconButton } from "@/components/ui/icon-button";
import { useTranslations } from "@/lib/market/messages/use-translations";

interface DetailsButtonProps {
  /** The id of what it opens, which is in the page while it is open. */
  controls: string;
  isOpen: boolean;
  onClick: () => void;
}

/** Opens and closes the details of a row. */
export function DetailsButton({ controls, isOpen, onClick }: DetailsButtonProps) {
  const t = useTranslations("site.table");
  return (
    <IconButton
      look="plain"
      icon={isOpen ? "up" : "down"}
      label={t("details")}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onClick}
    />
  );
}
