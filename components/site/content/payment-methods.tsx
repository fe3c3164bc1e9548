import { StateBlock } from "@/components/ui/state-block";
import { imageUrl } from "@/lib/content/image";
import type { PaymentMethod } from "@/lib/content/market/schema";
import { type Locale, resolveLocale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";

const size = { width: 216, height: 72 };

/** The ways to pay in this market. */
export async function PaymentMethods({ locale, methods }: { locale: Locale; methods: readonly PaymentMethod[] }) {
  const t = await getTranslations(locale, "site.payments");
  const { tag } = resolveLocale(locale);
  if (methods.length === 0)
    return (
      <div lang={tag}>
        <StateBlock state="empty" title={t("empty.title")}>
          {t("empty.body")}
        </StateBlock>
      </div>
    );
  return (
    <ul className="mb-7 grid grid-cols-2 gap-gap min-[640px]:grid-cols-3" lang={tag} aria-label={t("title")}>
      {methods.map(({ name, image, altTag }) => (
        <li key={name}>
          {image ? <img className="h-auto w-full" src={imageUrl(image, size)} alt={altTag ?? name} {...size} /> : name}
        </li>
      ))}
    </ul>
  );
}
