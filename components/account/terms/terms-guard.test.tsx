import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { emptyLogin } from "@/lib/account/login/flow";
import { useLoginState } from "@/lib/account/login/store";
import { profileQuery } from "@/lib/session/permissions/queries";
import { queryClient } from "@/lib/session/player/player-queries";
import { peekReturn, saveReturn } from "@/lib/session/sign-in/return-path";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";
import { AcceptTerms } from "./accept-terms";
import { TermsGuard } from "./terms-guard";

const replace = vi.hoisted(() => vi.fn());
const place = vi.hoisted(() => ({ pathname: "/en-UN/online-casino" }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ replace }), usePathname: () => place.pathname }));
const report = vi.hoisted(() => vi.fn());
vi.mock("@/lib/site/browser-reports/report", () => ({ report }));

const acceptPage = "/en-UN/accept-terms-condition";
const version = (name: string, isText = true) => ({ version: name, tag: "en", url: `/files/${name}.txt`, isText });
const texts: Record<string, string> = { "1.0": "Be fair\nBe old", "2.0": "Be fair\nBe new" };
let accepted: string | null;
let terms: () => Response;
let patch: (body: unknown) => Response | Promise<Response>;

beforeEach(async () => {
  replace.mockReset();
  report.mockReset();
  queryClient.clear();
  useSession.setState(unknownSession, true);
  useLoginState.setState(emptyLogin, true);
  writeConfig();
  openAt("/en-UN/online-casino?page=2");
  await loadAllMessages();
  accepted = "1.0";
  terms = () => HttpResponse.json({ versions: [version("2.0"), version("1.0")] });
  patch = () => new HttpResponse(null, { status: 204 });
  server.use(
    http.get("http://platform.test/v1/player/profile", () =>
      HttpResponse.json({ ...openProfile, termsAndConditionsAcceptedVersion: accepted }),
    ),
    http.get("*/api/terms/en-UN", () => terms()),
    http.get("*/api/terms/en-UN/:version", ({ params }) => HttpResponse.json({ text: texts[String(params.version)] })),
    http.patch("http://platform.test/v1/player/update_term_and_condition_version", async ({ request }) =>
      patch(await request.json()),
    ),
  );
});

function openAt(path: string) {
  history.replaceState(null, "", path);
  place.pathname = location.pathname;
}

const signIn = () => act(() => dispatchSession({ type: "signed-in", player: signedInPlayer() }));
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

describe("the guard of the terms", () => {
  async function guard(path?: string) {
    if (path) openAt(path);
    signIn();
    const view = render(<TermsGuard />);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await settled();
    return view;
  }

  test("leads a player with an older version to the newer one, and keeps the page for this tab alone [ROUTE-044, ROUTE-049]", async () => {
    await guard();
    expect(replace).toHaveBeenCalledExactlyOnceWith(acceptPage);
    expect(peekReturn()?.path).toBe("/en-UN/online-casino?page=2");
    expect(Object.values(sessionStorage).join()).toContain("/en-UN/online-casino?page=2");
    expect(Object.values(localStorage).join()).not.toContain("/en-UN/online-casino");
    expect(useLoginState.getState().showUpdatedTnC).toBe(true);
    expect(document.documentElement.dataset.terms).toBe("outdated");
  });

  test("keeps the page that a login has kept already [ROUTE-048]", async () => {
    saveReturn({ path: "/en-UN/play/gem-harbour" });
    await guard();
    expect(replace).toHaveBeenCalledOnce();
    expect(peekReturn()?.path).toBe("/en-UN/play/gem-harbour");
  });

  test.each(["/en-UN/my-account/account", "/en-UN/my-account/gambling-limits", acceptPage])(
    "leads nobody away from %s, where the terms are out of date all the same [ROUTE-045]",
    async (path) => {
      await guard(path);
      expect(replace).not.toHaveBeenCalled();
      expect(useLoginState.getState().showUpdatedTnC).toBe(true);
    },
  );

  test.each([
    ["has accepted the newest", "2.0"],
    ["has accepted a newer one than the service tells of", "3.0"],
  ])("leaves a player alone who %s", async (_who, version) => {
    accepted = version;
    await guard();
    expect(replace).not.toHaveBeenCalled();
    expect(useLoginState.getState().showUpdatedTnC).toBe(false);
    expect(document.documentElement.dataset.terms).toBe("accepted");
  });

  test("waits while the login popup is open, which leads there itself", async () => {
    useLoginState.setState({ isOpen: true });
    await guard();
    expect(replace).not.toHaveBeenCalled();
    act(() => useLoginState.setState({ isOpen: false }));
    expect(replace).toHaveBeenCalledOnce();
  });

  test("stops nobody when the versions cannot be read, which is reported [TERMS-007]", async () => {
    terms = () => HttpResponse.json({ code: "error.content.unavailable" }, { status: 500 });
    await guard();
    expect(replace).not.toHaveBeenCalled();
    expect(report).toHaveBeenCalledOnce();
  });
});

describe("the page that accepts them", () => {
  const accept = () => screen.findByRole("button", { name: "Accept version 2.0" });
  const open = () => {
    openAt(acceptPage);
    signIn();
    return render(<AcceptTerms />);
  };

  test("shows what has changed since the accepted version, and the whole text [TERMS-006]", async () => {
    open();
    await screen.findByRole("heading", { name: "What has changed since version 1.0" });
    const changes = await waitFor(() => {
      const found = [...document.querySelectorAll("ins, del")].map(({ tagName, textContent }) => [
        tagName,
        textContent,
      ]);
      expect(found).toHaveLength(2);
      return found;
    });
    expect(changes).toEqual([
      ["DEL", "Be old"],
      ["INS", "Be new"],
    ]);
    expect(document.querySelector("details")?.textContent).toContain("Be fair\nBe new");
    expect(screen.getByRole("button", { name: "Log out" })).toBeTruthy();
  });

  test("sends the version, then continues to the page that was kept, once [ROUTE-049, TERMS-004, TERMS-005]", async () => {
    const sent: unknown[] = [];
    patch = (body) => {
      sent.push(body);
      return new HttpResponse(null, { status: 204 });
    };
    saveReturn({ path: "/fi-FI/play/gem-harbour" });
    open();
    fireEvent.click(await accept());
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith("/en-UN/play/gem-harbour"));
    expect(sent).toEqual([{ termsAndConditionsAcceptedVersion: "2.0" }]);
    expect(peekReturn()).toBeNull();
  });

  test.each(["//evil.example", "https://evil.example/en-UN", "/en-UN/no-such-page"])(
    "continues home in place of %s, which is no page of this site [ROUTE-049]",
    async (path) => {
      saveReturn({ path });
      open();
      fireEvent.click(await accept());
      await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith("/en-UN"));
    },
  );

  test.each([
    ["refused", () => HttpResponse.json({ code: "error.validation" }, { status: 400 }), /could not be saved/],
    ["answered by an error", () => HttpResponse.json({}, { status: 500 }), /We do not know whether/],
    ["lost", () => HttpResponse.error(), /We do not know whether/],
  ])("an acceptance that is %s is shown as, and can be sent again", async (_what, respond, text) => {
    patch = respond;
    open();
    fireEvent.click(await accept());
    expect((await screen.findByText(text)).getAttribute("role")).toBe("alert");
    expect(replace).not.toHaveBeenCalled();
    patch = () => new HttpResponse(null, { status: 204 });
    fireEvent.click(await accept());
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith("/en-UN"));
  });

  test("an older profile that is on its way does not undo an acceptance [TERMS-004]", async () => {
    open();
    const button = await accept();
    const { queryKey } = profileQuery(signedInPlayer());
    let release: () => void = () => {};
    server.use(
      http.get("http://platform.test/v1/player/profile", async () => {
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        return HttpResponse.json({ ...openProfile, termsAndConditionsAcceptedVersion: "1.0" });
      }),
    );
    act(() => void queryClient.refetchQueries({ queryKey }));
    await waitFor(() => expect(queryClient.isFetching({ queryKey })).toBe(1));
    fireEvent.click(button);
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith("/en-UN"));
    release();
    await settled();
    expect(queryClient.getQueryData(queryKey)).toMatchObject({ termsAndConditionsAcceptedVersion: "2.0" });
  });

  test("a slow acceptance shows a notice after five seconds", async () => {
    patch = () => new Promise<Response>(() => {});
    open();
    const button = await accept();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(button);
    await screen.findByRole("button", { name: "Saving" });
    act(() => void vi.advanceTimersByTime(4_000));
    expect(screen.queryByText(/We are still waiting/)).toBeNull();
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.getByText(/We are still waiting/).getAttribute("role")).toBe("status");
    vi.useRealTimers();
  });

  test("leads a player home who has nothing to accept [ROUTE-057]", async () => {
    accepted = "2.0";
    open();
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith("/en-UN"));
    expect(screen.queryByRole("button", { name: /^Accept/ })).toBeNull();
  });

  test("shows the whole text to a player who has accepted none, and shows an error when a file is not text", async () => {
    accepted = null;
    const view = open();
    await accept();
    await waitFor(() => expect(document.querySelector("details")?.open).toBe(true));
    expect(screen.queryByRole("heading", { level: 2 })).toBeNull();
    view.unmount();
    queryClient.clear();
    accepted = "1.0";
    terms = () => HttpResponse.json({ versions: [version("2.0", false), version("1.0")] });
    render(<AcceptTerms />);
    await screen.findByText("The changes cannot be shown here. Please read both versions.");
  });

  test("a text that cannot be read is read again on demand, and keeps nobody from accepting", async () => {
    const text = vi.fn(() => new HttpResponse(null, { status: 500 }));
    server.use(http.get("*/api/terms/en-UN/1.0", () => text()));
    open();
    await screen.findByText("The changes cannot be shown here. Please read both versions.");
    expect(await accept()).toBeTruthy();
    text.mockImplementation(() => HttpResponse.json({ text: texts["1.0"] }));
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(document.querySelector("ins")?.textContent).toBe("Be new"));
  });

  test("terms that cannot be read stop nobody: they are read again on demand, or later [TERMS-007]", async () => {
    terms = () => HttpResponse.json({}, { status: 500 });
    saveReturn({ path: "/en-UN/promotions" });
    open();
    await screen.findByText(/^We could not load the terms/);
    terms = () => HttpResponse.json({ versions: [version("2.0"), version("1.0")] });
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await accept();
    expect(screen.queryByText(/^We could not load the terms/)).toBeNull();
  });

  test("and lead on where the player wanted to be", async () => {
    terms = () => HttpResponse.json({}, { status: 500 });
    saveReturn({ path: "/en-UN/promotions" });
    open();
    fireEvent.click(await screen.findByRole("button", { name: "Carry on" }));
    expect(replace).toHaveBeenCalledExactlyOnceWith("/en-UN/promotions");
  });
});
