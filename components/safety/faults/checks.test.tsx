import { act, fireEvent, screen } from "@testing-library/react";
import { vi } from "vitest";
import { eddDialog } from "@/lib/safety/dialogs";
import type { Asker } from "@/lib/safety/edd/due";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { useDialogs } from "@/lib/site/dialogs/store";
import { useToasts } from "@/lib/site/toasts/store";
import safety from "@/messages/en/safety.json";
import site from "@/messages/en/site.json";
import { specifiedChoices } from "@/tests/support/activity";
import { type CallRow, describeFaults } from "@/tests/support/safety/faults";
import { limitsPage, unreadable } from "@/tests/support/safety/limits-page";
import { json } from "@/tests/support/safety/platform";
import { RealityCheckTimer } from "../reality-check/reality-check-timer";

vi.mock("@/lib/session/sign-out/end-session", () => ({ endSession: vi.fn() }));
vi.mock("next/navigation", () => ({ usePathname: () => "/en-UN", useRouter: () => ({}) }));

const { realityCheck, limits, edd } = safety;
const status = (text: string) => () => screen.getAllByText(text, { selector: "[role=status] *" });
const busy = (name: string) => () => screen.getByRole("button", { name, busy: true });
const press = async (name: string) => fireEvent.click((await screen.findAllByRole("button", { name }))[0] ?? document);
/** Of the timer: none until the reminder is answered. */
let minutesLeft = 0;
const reminder = () => screen.queryByRole("dialog", { name: realityCheck.title });

function Timer() {
  const player = useSession(playerIn);
  const everywhere = <T,>(here: T) => ({ here, at: {} });
  return player ? (
    <RealityCheckTimer
      {...{ player, realityCheck: specifiedChoices }}
      lockMinutes={everywhere(0)}
      breakConfirmation={everywhere(true)}
    />
  ) : null;
}

/** Neither due nor off: the page is as it was, and the timer is read again. */
const isAsBefore = () => {
  screen.getByRole("main");
  if (reminder()) throw new Error("A reminder is shown.");
};

const openEdd = (asker: Asker) => act(() => useDialogs.getState().open(eddDialog, { asker }));
const toQuestions = async (asker: Asker = "profile") => {
  openEdd(asker);
  await press(edd.answer);
};
const list: CallRow = {
  page: null,
  make: () => toQuestions(),
  waits: status(edd.loading),
  fails: () => {
    screen.getByText(edd.unreadable);
    screen.getByRole("button", { name: site.query.retry });
  },
  isDone: () => screen.queryByLabelText(edd.occupation) !== null,
};
const answer = (asker: Asker): CallRow => ({
  page: null,
  async make() {
    await toQuestions(asker);
    const select = async (label: string, value: string) =>
      fireEvent.change(await screen.findByLabelText(label), { target: { value } });
    await select(edd.occupation, "employed");
    await select(edd.salaryRange, "2");
    await select(edd.sourceOfFunds, "salary");
    await press(edd.send);
  },
  waits: busy(edd.sending),
  // The failure is a toast; what was typed is still there to be sent again.
  fails: () => {
    screen.getByRole("button", { name: edd.send });
    if (screen.getByLabelText<HTMLSelectElement>(edd.occupation).value !== "employed") throw new Error("It is lost.");
  },
  isDone: () => screen.queryByRole("dialog", { name: edd.sent.title }) !== null,
});

describeFaults("checks", {
  "reality-check.activitySettings": {
    page: limitsPage,
    waits: status(limits.loading),
    fails: unreadable,
    isDone: () => screen.queryByRole("region", { name: limits.realityCheck.title }) !== null,
  },
  "reality-check.changeActivitySettings": {
    page: limitsPage,
    async make() {
      const card = await screen.findByRole("region", { name: limits.realityCheck.title });
      fireEvent.click(card.querySelector("button") ?? card);
      fireEvent.click(await screen.findByRole("radio", { name: "Every 30 minutes" }));
      await press(site.form.save);
    },
    waits: () => screen.getByRole("button", { busy: true }),
    fails: () => screen.getByRole("alert"),
    isDone: () => useToasts.getState().shown.some(({ value }) => value === limits.realityCheck.saved),
  },
  "reality-check.minutesRemaining": {
    page: <Timer />,
    waits: isAsBefore,
    fails: isAsBefore,
    isDone: () => reminder() !== null,
  },
  "reality-check.activityCheck": {
    page: <Timer />,
    good: json({ reminder: "reminder" }),
    others: { "GET player/activity/minutes_remaining": json({ minutesRemaining: 40 }) },
    waits: isAsBefore,
    fails: isAsBefore,
    isDone: () => reminder() !== null,
  },
  "reality-check.activitySummary": {
    page: <Timer />,
    make: () => screen.findByRole("dialog", { name: realityCheck.title }),
    waits: status(realityCheck.loading),
    fails: () => screen.getByText(realityCheck.unreadable),
    isDone: () => screen.queryByText(realityCheck.staked) !== null,
  },
  "reality-check.resetTimer": {
    page: async () => {
      minutesLeft = 0;
      return <Timer />;
    },
    others: {
      "GET player/activity/minutes_remaining": () => json({ minutesRemaining: minutesLeft })(),
    },
    async make() {
      await press(realityCheck.keep);
      minutesLeft = 40;
    },
    waits: busy(realityCheck.keep),
    fails: () => screen.getByText(realityCheck.failed, { selector: "[role=alert]" }),
    isDone: () => reminder() === null,
  },
  "edd.salaryRanges": list,
  "edd.occupations": list,
  "edd.sourcesOfFunds": list,
  "edd.eddAnswer": {
    ...list,
    waits: () => screen.getByLabelText(edd.placeOfBirth),
    fails: () => screen.getByLabelText(edd.placeOfBirth),
    isDone: () => screen.queryByDisplayValue("Oulu") !== null,
    async make() {
      await toQuestions();
      await screen.findByLabelText(edd.placeOfBirth);
    },
  },
  "edd.sendEddAnswer": answer("profile"),
  "edd.answerQuestionnaire": answer("reminder"),
});
