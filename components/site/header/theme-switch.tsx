"use client";

import { useEffect } from "react";
import { Icon } from "@/components/ui/icon";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { rootData, setRootData } from "@/lib/site/root-data";
import { paintBrowser } from "../document/paint-browser";

const switchStyle =
  "flex min-h-12 w-full items-center gap-3 rounded-md border border-line bg-raised px-3.5 font-semibold transition-colors hover:border-muted";

/** Changes between dark and light and remembers it. The style sheet shows the word that fits, so no state is kept here. */
export function ThemeSwitch() {
  const t = useTranslations("site.menu");
  useEffect(paintBrowser, []);
  return (
    <button type="button" className={switchStyle} onClick={switchTheme}>
      <span className="contents light:hidden">
        <Icon name="sun" />
        {t("toLight")}
      </span>
      <span className="hidden light:contents">
        <Icon name="moon" />
        {t("toDark")}
      </span>
    </button>
  );
}

function switchTheme() {
  const theme = rootData("theme") === "light" ? "dark" : "light";
  setRootData("theme", theme);
  try {
    // As `stored` writes, which would cost every first load more than this switch itself.
    localStorage.theme = JSON.stringify({ v: 1, value: theme });
  } catch {
    // A browser that forbids storage still changes this page.
  }
  paintBrowser();
}
