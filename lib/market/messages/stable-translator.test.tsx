import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { parseLocale } from "@/lib/market/locale";
import { loadAllMessages } from "@/tests/support/messages";
import { loadMessages } from "./fetch";
import { PageMessages } from "./page-messages";
import { useTranslations } from "./use-translations";

const finnish = parseLocale("fi-FI") ?? expect.fail("no Finnish");

test("t is the same from render to render, and another for another language", async () => {
  await Promise.all([loadAllMessages(), loadMessages("site.form", finnish)]);
  const hook = renderHook(({ locale }) => useTranslations("site.form", locale), {
    initialProps: { locale: undefined as typeof finnish | undefined },
  });
  const english = hook.result.current;
  hook.rerender({ locale: undefined });
  expect(hook.result.current).toBe(english);
  hook.rerender({ locale: finnish });
  const other = hook.result.current;
  expect(other).not.toBe(english);
  expect(other("save")).not.toBe(english("save"));
  hook.rerender({ locale: finnish });
  expect(hook.result.current).toBe(other);
  hook.rerender({ locale: undefined });
  expect(hook.result.current).toBe(english);
});

test("t of messages that come with the page is the same from render to render", () => {
  const messages = { save: "Save" };
  const hook = renderHook(() => useTranslations("site.form"), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <PageMessages domain="site.form" tag="en-GB" messages={messages}>
        {children}
      </PageMessages>
    ),
  });
  const t = hook.result.current;
  expect(t("save")).toBe("Save");
  hook.rerender();
  expect(hook.result.current).toBe(t);
});
