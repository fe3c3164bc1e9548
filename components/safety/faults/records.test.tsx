import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { vi } from "vitest";
import { parseLocale } from "@/lib/market/locale";
import { cookieSettingsDialog } from "@/lib/safety/dialogs";
import { leaveForCheck } from "@/lib/safety/verification/leave";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { adoptChoice, allOptions, isUnsent, keptChoice } from "@/lib/site/consent/choice";
import { mayUse } from "@/lib/site/consent/gate";
import { useDialogs } from "@/lib/site/dialogs/store";
import safety from "@/messages/en/safety.json";
import site from "@/messages/en/site.json";
import { chooseFiles, jpeg } from "@/tests/support/islands/verification";
import { type CallRow, describeFaults, type Seen } from "@/tests/support/safety/faults";
import { ConsentNotice } from "../consent/consent-notice";
import { ConsentSync } from "../consent/consent-sync";
import { PersonalDataView } from "../personal-data/personal-data-view";
import { VerificationView } from "../verification/verification-view";

vi.mock("@/lib/session/sign-out/end-session", () => ({ endSession: vi.fn() }));
vi.mock("@/lib/safety/verification/leave", () => ({ leaveForCheck: vi.fn() }));
vi.mock("next/navigation", () => ({ usePathname: () => location.pathname }));

const { consent, verification, personalData } = safety;
const status = (text: string) => () => screen.getAllByText(text, { selector: "[role=status] *" });
const alert = (text: string) => () => screen.getByText(text, { selector: "[role=alert], [role=alert] *" });
const busy = (name: string) => () => screen.getByRole("button", { name, busy: true });
const press = async (name: string) => fireEvent.click((await screen.findAllByRole("button", { name }))[0] ?? document);
const require = (holds: boolean) => holds || fail();
const fail = (): never => {
  throw new Error("It does not hold yet.");
};

/** The notice asks, and nothing optional is used. */
const asks: Seen = () => {
  const notice = within(screen.getByRole("region", { name: consent.settings }));
  for (const name of [consent.accept, consent.refuse]) notice.getByRole("button", { name });
  require(document.documentElement.dataset.consent === "missing" && !mayUse("marketing") && !mayUse("performance"));
};
const locale = parseLocale("en-UN") ?? fail();

const unreadable = () => {
  screen.getAllByText(site.query.unreadable);
  screen.getAllByRole("button", { name: site.query.retry });
};
const verificationPage = <VerificationView wealth={{ here: false, at: {} }} beforeDeposit={{ here: false, at: {} }} />;
const starting: Omit<CallRow, "fails" | "isDone"> = {
  page: verificationPage,
  make: () => press(verification.upload.start),
  waits: busy(verification.upload.start),
};
/** From the page to a file on its way. */
const sending: Omit<CallRow, "fails"> = {
  page: verificationPage,
  async make() {
    await press(verification.upload.start);
    await chooseFiles(jpeg());
    await press("Send 1 file");
  },
  waits: () => screen.getByRole("button", { name: site.form.cancel }),
  isDone: () => screen.queryByText(verification.upload.sent) !== null,
};
const { failures } = verification;
const unsure = alert(failures.unknown);
const unconfirmed = {
  refused: alert(failures.refused),
  "half-open": unsure,
  "an error (500)": unsure,
  garbage: unsure,
  "a lost answer": unsure,
};
/** Which of the failures it is depends on what the storage says: that it was not sent, and that it can be sent again, does not. */
const unconfirmedFile = () => {
  const told = [failures.refused, failures.unknown, failures.stalled.replace("{seconds}", "30")];
  require(told.some((text) => screen.queryByText(text, { selector: "[role=alert], [role=alert] *" }) !== null));
  screen.getByRole("button", { name: verification.upload.again });
};
/** Of a storage that speaks tus. */
const tus = (status: number, headers: Record<string, string> = {}) =>
  new HttpResponse(null, { status, headers: { "Tus-Resumable": "1.0.0", ...headers } });
const piece = {
  "HEAD uploads/1": () => tus(200, { "Upload-Offset": "0" }),
  "PATCH uploads/1": async (request: Request) =>
    tus(204, { "Upload-Offset": String((await request.arrayBuffer()).byteLength) }),
};

describeFaults("records", {
  "consent.cookiesConsent": {
    page: async () => (
      <>
        {await ConsentNotice({ locale })}
        <ConsentSync />
      </>
    ),
    waits: asks,
    fails: asks,
    isDone: () => keptChoice()?.id === "C1",
  },
  "consent.changeCookiesConsent": {
    page: <ConsentSync />,
    async make() {
      await waitFor(() => require(keptChoice()?.id === "C1"));
      adoptChoice({ id: "C1", options: allOptions, chosenAt: null });
      act(() => useDialogs.getState().open(cookieSettingsDialog, null));
      await press(consent.refuse);
    },
    waits: () => require(isUnsent() && !mayUse("marketing")),
    fails: () => {
      screen.getByText(consent.waiting);
      require(isUnsent() && !mayUse("marketing"));
    },
    isDone: () => !isUnsent() && keptChoice()?.options.marketing === false,
  },
  "verification.documents": {
    page: verificationPage,
    waits: status(verification.loading),
    fails: unreadable,
    isDone: () => screen.queryAllByText(verification.status.REQUESTED).length > 0,
  },
  "verification.documentSettings": {
    ...starting,
    fails: unconfirmed,
    isDone: () => screen.queryByLabelText(verification.upload.choose) !== null,
  },
  "verification.uploadStatus": { ...sending, fails: unconfirmed },
  "the file by one PUT": {
    ...sending,
    at: "PUT put/1",
    failsAfterMs: 32_000,
    fails: unconfirmedFile,
  },
  "the file by tus, its creation": {
    ...sending,
    at: "POST put/1",
    good: () => tus(201, { Location: "/uploads/1" }),
    others: { ...piece, "PUT put/1": () => HttpResponse.json({}, { status: 400 }) },
    failsAfterMs: 32_000,
    fails: unconfirmedFile,
  },
  "the file by tus, a piece": {
    ...sending,
    at: "PATCH uploads/1",
    good: (request) => piece["PATCH uploads/1"](request),
    others: { ...piece, "POST put/1": () => tus(201, { Location: "/uploads/1" }) },
    failsAfterMs: 40_000,
    fails: unconfirmedFile,
  },
  "verification.startIdentityCheck": {
    page: verificationPage,
    make: () => {
      vi.mocked(leaveForCheck).mockClear();
      return press(verification.upload.check);
    },
    waits: busy(verification.upload.check),
    fails: unconfirmed,
    isDone: () => vi.mocked(leaveForCheck).mock.calls.length > 0,
  },
  "personal-data.dataRequests": {
    page: <PersonalDataView />,
    waits: status(personalData.correct.ask),
    fails: unreadable,
    isDone: () => screen.queryByRole("button", { name: personalData.correct.ask }) !== null,
  },
  "personal-data.sendDataRequest": {
    page: <PersonalDataView />,
    async make() {
      await press(personalData.correct.ask);
      const field = await screen.findByLabelText(personalData.correct.what);
      fireEvent.change(field, { target: { value: "My name is Mika." } });
      await press(personalData.request.send);
    },
    waits: busy(personalData.request.send),
    fails: () => screen.getByRole("alert"),
    isDone: () =>
      screen.queryByText(personalData.request.sent) !== null ||
      // Who is signed out has no form either.
      (screen.queryByRole("form") === null && playerIn(useSession.getState()) !== null),
  },
});
