import { act, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, test, vi } from "vitest";
import site from "@/messages/en/site.json";
import { eventually } from "@/tests/support/eventually";
import {
  card,
  edit,
  forms,
  json,
  none,
  open,
  prepareAccountView,
  save,
  service,
  standing,
  toasts,
} from "@/tests/support/islands/account-view";

prepareAccountView();

const never = () => new Promise<Response>(() => {});
const oops = ["error", site.form.error.oops.tryAgain];

/** The platform's behaviour, the form's message, and the toast. */
const faults = [
  ["refuses the connection", () => HttpResponse.error(), "unknown", null],
  ["responses half and then nothing", never, "unknown", null],
  ["fails", () => json({}, 500), null, "unknown"],
  ["fails with a sentence", () => json({ message: "The register is closed." }, 500), null, "its own, and unknown"],
  ["cannot be reached behind its gateway", () => json({}, 502), "unknown", null],
  ["responses with garbage", () => new HttpResponse("<p>%%", { status: 200 }), "unknown", null],
  ["refuses with garbage", () => new HttpResponse("<p>%%", { status: 400 }), null, oops],
  ["refuses", () => json({ code: "error.other" }, 400), null, oops],
  ["refuses as a conflict, with a sentence", () => json({ message: "Locked." }, 409), "refused", null],
] as const;

describe.each(forms)("where the platform, on the change of $form,", (each) => {
  test.each(faults)(
    "%s, the form shows it and keeps the input [ERR-017, ERR-019, ERR-504]",
    async (what, respond, outcome, toast) => {
      const isSilent = what === "responses half and then nothing";
      if (isSilent) vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
      try {
        service.responses[each.call] = respond;
        service.responses["GET player/marketing-preferences"] = () => json(none);
        service.profile = { ...service.profile, countryCode: "CA", provinceCode: "QC" };
        open();
        const region = each.form === "marketing" ? await card(each.title) : await edit(each.title);
        const sending = "sending" in each ? each.sending : site.form.saving;
        const unknown = "unknown" in each ? each.unknown : site.form.unknown;
        await within(region).findByRole("button", { name: "button" in each ? each.button : site.form.save });
        each.fill();
        await save(region, "button" in each ? each.button : site.form.save);
        await eventually(() => expect(service.sent).toHaveLength(1));
        if (isSilent) {
          expect(within(region).getByRole("button", { name: sending }).getAttribute("aria-busy")).toBe("true");
          await act(() => vi.advanceTimersByTimeAsync(15_000));
        }
        await eventually(() => expect(within(region).queryByRole("button", { name: sending })).toBeNull());
        await eventually(() =>
          expect(
            within(region)
              .queryAllByRole("alert")
              .map(({ dataset }) => dataset.outcome),
          ).toEqual(outcome ? [outcome] : []),
        );
        if (outcome === "unknown") expect(within(region).getByRole("alert").textContent).toBe(unknown);
        const shown =
          toast === "unknown" || toast === "its own, and unknown"
            ? ["error", toast === "unknown" ? unknown : `The register is closed. ${unknown}`]
            : toast;
        expect(toasts()).toEqual(shown ? [shown] : []);
        expect(standing(region)).toEqual(each.typed);
        expect(service.sent).toHaveLength(1);
      } finally {
        vi.useRealTimers();
      }
    },
  );
});
