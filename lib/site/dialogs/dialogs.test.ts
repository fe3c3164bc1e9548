// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { restoreFocus } from "./focus";
import { type DialogPriority, defineDialog } from "./handle";
import { orderRequests } from "./priority";
import { type DialogRequest, useDialogs } from "./store";

const loginDialog = defineDialog("login", { priority: "player", canClose: true });
const errorDialog = defineDialog<{ reference: string }>("error", { priority: "message", canClose: true });

/** The names describe the dialogs: "terms-2". */
const request = (name: string): DialogRequest => {
  const priority = name.split("-")[0] as DialogPriority;
  return { handle: defineDialog(name, { priority, canClose: true }), params: null, opener: null };
};

const shownOrder = (...names: string[]) => orderRequests(names.map(request)).map(({ handle }) => handle.name);

describe("one dialog is shown, the others wait", () => {
  test("interruptions before terms, before explanations, before what the player opened, whichever came first", () => {
    const expected = ["interruption-1", "terms-1", "message-1", "player-1"];
    expect(shownOrder("player-1", "message-1", "terms-1", "interruption-1")).toEqual(expected);
    expect(shownOrder("interruption-1", "terms-1", "message-1", "player-1")).toEqual(expected);
  });

  test("equals queue; what the player opens from an open dialog lies over it", () => {
    expect(shownOrder("interruption-1", "interruption-2")).toEqual(["interruption-1", "interruption-2"]);
    expect(shownOrder("message-1", "message-2")).toEqual(["message-1", "message-2"]);
    expect(shownOrder("player-1", "player-2")).toEqual(["player-2", "player-1"]);
  });
});

describe("the store", () => {
  const names = () => useDialogs.getState().requests.map(({ handle }) => handle.name);
  beforeEach(() => useDialogs.setState({ requests: [] }));

  test("keeps requests in the order in which they were opened, one per dialog", () => {
    const { open } = useDialogs.getState();
    open(loginDialog, null);
    open(errorDialog, { reference: "A1" });
    open(loginDialog, null);
    open(errorDialog, { reference: "B2" });
    expect(names()).toEqual(["login", "error"]);
    expect(useDialogs.getState().requests[1]?.params).toEqual({ reference: "B2" });
  });

  test("takes the parameters of the dialog, and no others", () => {
    const { open } = useDialogs.getState();
    // @ts-expect-error a dialog without parameters
    open(loginDialog, { reference: "A1" });
    // @ts-expect-error not its parameters
    open(errorDialog, { reference: 7 });
    expect(names()).toEqual(["login", "error"]);
  });

  test("notifies the opener once that a dialog was closed, after it is removed", () => {
    const { open, close } = useDialogs.getState();
    const onClose = vi.fn(() => expect(names()).toEqual(["error"]));
    open(loginDialog, null, onClose);
    open(errorDialog, { reference: "A1" });
    close(loginDialog);
    close(loginDialog);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test("remembers what had the focus at the first opening", () => {
    document.body.innerHTML = `<a href="#login">Log in</a><a href="/other">Other</a>`;
    const [link, other] = document.querySelectorAll("a");
    link?.focus();
    useDialogs.getState().open(loginDialog, null);
    other?.focus();
    useDialogs.getState().open(loginDialog, null);
    expect(useDialogs.getState().requests[0]?.opener).toBe(link);
  });
});

describe("the focus after a dialog", () => {
  const element = (selector: string) => document.querySelector<HTMLElement>(selector);
  beforeEach(() => {
    document.body.innerHTML = `<main></main><button popovertarget="menu">Menu</button>
      <div id="menu" popover><a href="/en-UN/markets">All markets</a></div><a id="login" href="#login">Log in</a>`;
  });

  test("goes to the opener", () => {
    restoreFocus(element("#login"));
    expect(document.activeElement).toBe(element("#login"));
  });

  test("stays where the browser or the page has put it", () => {
    element("button")?.focus();
    restoreFocus(element("#login"));
    expect(document.activeElement).toBe(element("button"));
  });

  test("goes to the button of the menu that held the opener, once the menu is closed", () => {
    const link = element("#menu a");
    // jsdom focuses what is not rendered.
    vi.spyOn(link ?? document.body, "focus").mockImplementation(() => {});
    restoreFocus(link);
    expect(document.activeElement).toBe(element("button"));
  });

  test("goes to the page when the opener is gone", () => {
    const link = element("#login");
    link?.remove();
    restoreFocus(link);
    expect(document.activeElement).toBe(element("main"));
  });
});
