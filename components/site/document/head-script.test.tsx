import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { stored, text } from "@/lib/core/browser-storage";
import { endCalmOfBreak, setCalm } from "@/lib/site/calm-mode";
import { adoptChoice, allOptions, choose, consentVersion, keptChoice } from "@/lib/site/consent/choice";
import { resumeMarketing, stopMarketing } from "@/lib/site/marketing/stop";
import { loadAllMessages } from "@/tests/support/messages";
import { ThemeSwitch } from "../header/theme-switch";
import { chooseAppearance, orderPictures } from "./head-script";

const { dataset } = document.documentElement;

function run({ prefersLight = false } = {}) {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: prefersLight && query === "(prefers-color-scheme:light)",
  }));
  // As a page runs it: as text, out of reach of its module.
  new Function(`(${chooseAppearance})()`)();
}

beforeEach(() => {
  delete dataset.theme;
  delete dataset.session;
});

describe("the theme before the first paint", () => {
  test("is dark by default", () => {
    run();
    expect(dataset.theme).toBe("dark");
  });

  test("is light when the system prefers it", () => {
    run({ prefersLight: true });
    expect(dataset.theme).toBe("light");
  });

  test("is the player's choice, whatever the system prefers", () => {
    localStorage.setItem("theme", "dark");
    run({ prefersLight: true });
    expect(dataset.theme).toBe("dark");
  });

  test("is what the switch keeps", async () => {
    await loadAllMessages();
    dataset.theme = "light";
    render(<ThemeSwitch />);
    fireEvent.click(screen.getByRole("button"));
    expect(dataset.theme).toBe("dark");
    expect(stored({ owner: "browser", key: "theme", area: "local", version: 1, parse: text }).read()).toBe("dark");
    delete dataset.theme;
    run({ prefersLight: true });
    expect(dataset.theme).toBe("dark");
  });

  test("is not what somebody else left in storage", () => {
    localStorage.setItem("theme", "sepia");
    run();
    expect(dataset.theme).toBe("dark");
  });
});

describe("the session before the first paint", () => {
  test("is a player's when the browser has a refresh token", () => {
    localStorage.setItem("CognitoIdentityServiceProvider.client.user.refreshToken", "token");
    run();
    expect(dataset.session).toBe("player");
  });

  test.each(["CognitoIdentityServiceProvider.client.LastAuthUser", "other.refreshToken"])(
    "is a guest's with %s",
    (key) => {
      localStorage.setItem(key, "x");
      run();
      expect(dataset.session).toBe("guest");
    },
  );

  test("is a guest's where storage is forbidden", () => {
    vi.stubGlobal(
      "localStorage",
      new Proxy(
        {},
        {
          get: () => {
            throw new DOMException("denied", "SecurityError");
          },
        },
      ),
    );
    run({ prefersLight: true });
    expect(dataset).toMatchObject({ session: "guest", theme: "light", consent: "missing" });
    vi.unstubAllGlobals();
  });
});

describe("calm mode before the first paint", () => {
  test("is what the player chose, and off again", () => {
    setCalm(true);
    delete dataset.calm;
    run();
    expect(dataset.calm).toBe("on");
    setCalm(false);
    expect(dataset.calm).toBeUndefined();
    run();
    expect(dataset.calm).toBeUndefined();
  });

  test("is on where a break has begun, until somebody has logged in since", () => {
    const now = Date.now() / 1_000;
    stopMarketing();
    run();
    expect(dataset.calm).toBe("on");
    // A choice against it waits for the login.
    setCalm(false);
    expect(dataset.calm).toBe("on");
    expect(resumeMarketing(now - 60)).toBe(false);
    expect(resumeMarketing(now + 60)).toBe(true);
    endCalmOfBreak();
    expect(dataset.calm).toBeUndefined();
  });
});

describe("the notice about cookies before the first paint", () => {
  test("asks where no choice is kept, and no more after one [COOKIE-005]", () => {
    run();
    expect(dataset.consent).toBe("missing");
    choose({ performance: false, marketing: false });
    run();
    expect(dataset.consent).toBeUndefined();
  });

  test("asks again a year after the choice, as the gate does; one without a time counts", () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const asksAt = (at: string) => {
      vi.setSystemTime(at);
      run();
      expect(dataset.consent).toBe(keptChoice() ? undefined : "missing");
      return dataset.consent === "missing";
    };
    const id = "C1";
    const chosenAt = "2026-11-26T10:00:00.000Z";
    vi.setSystemTime(chosenAt);
    for (const keep of [
      () => void choose({ performance: true, marketing: true }),
      () => adoptChoice({ id, options: allOptions, chosenAt }),
      () => adoptChoice({ id, options: allOptions, chosenAt: "2026-11-26T11:00:00+01:00" }),
    ]) {
      vi.setSystemTime(chosenAt);
      keep();
      expect([asksAt("2027-11-26T09:59:59.999Z"), asksAt("2027-11-26T10:00:00.000Z")]).toEqual([false, true]);
    }
    adoptChoice({ id, options: allOptions, chosenAt: null });
    expect(asksAt("2037-11-26T10:00:00.000Z")).toBe(false);
    vi.useRealTimers();
  });

  test("asks again after a choice of another version [COOKIE-009]", () => {
    choose({ performance: true, marketing: true });
    const kept = localStorage.getItem("consent") ?? "";
    for (const other of [consentVersion + 1, consentVersion * 10, 0]) {
      localStorage.setItem("consent", kept.replace(`"version":${consentVersion}`, `"version":${other}`));
      run();
      expect(dataset.consent).toBe("missing");
    }
  });
});

describe("the products that were closed to the player, before the first paint", () => {
  test("are what the browser keeps of them, and none where it keeps nothing", () => {
    localStorage.setItem("player:closed", "P1 casino");
    run();
    expect(dataset.closed).toBe("P1 casino");
    localStorage.removeItem("player:closed");
    run();
    expect(dataset.closed).toBe("");
  });
});

describe("the order of pictures", () => {
  const painted: (() => void)[] = [];
  const rects = { first: [0, 0], near: [0, 700], below: [0, 900], beside: [1_200, 100], hidden: [0, 100] };
  const loading = () =>
    Object.fromEntries([...document.images].map((image) => [image.alt, image.getAttribute("loading")]));
  const begin = () => {
    new Function(`(${orderPictures})()`)();
    dispatchEvent(new Event("DOMContentLoaded"));
  };
  const run = async () => {
    begin();
    await vi.waitFor(() => {});
  };
  const paint = async () => {
    for (const resolve of painted.splice(0)) resolve();
    await new Promise((resolve) => setTimeout(resolve, 60));
    // A busy machine takes longer.
    await vi.waitFor(() => expect(dataset.pictures).not.toBe("first"), 5_000);
  };

  beforeEach(() => {
    painted.length = 0;
    vi.stubGlobal("innerHeight", 768);
    vi.stubGlobal("innerWidth", 1024);
    HTMLImageElement.prototype.decode = () => new Promise((resolve) => painted.push(resolve));
    document.body.innerHTML = Object.keys(rects)
      .map((alt) => `<a><img alt="${alt}" ${alt === "first" ? 'fetchpriority="high"' : 'loading="lazy"'}></a>`)
      .join("");
    for (const [at, [left, top]] of Object.values(rects).entries()) {
      const link = document.querySelectorAll("a")[at];
      if (link) link.getBoundingClientRect = () => new DOMRect(left, top, at === 4 ? 0 : 100, 100);
    }
  });
  afterEach(() => {
    vi.useRealTimers();
    // The listeners of the page that is left end.
    dispatchEvent(new Event("scroll"));
  });

  test("is the first ones alone, then those on the screen, then whatever the browser loads", async () => {
    await run();
    expect([dataset.pictures, loading().near]).toEqual(["first", "lazy"]);
    await paint();
    expect(dataset.pictures).toBe("screen");
    expect(loading()).toEqual({ first: null, near: "eager", below: "lazy", beside: "lazy", hidden: "lazy" });
    dispatchEvent(new Event("scroll"));
    expect(dataset.pictures).toBeUndefined();
  });

  test("has those on the screen that an island brings later, until the visitor continues", async () => {
    const bring = async (alt: string) => {
      const link = document.createElement("a");
      link.getBoundingClientRect = () => new DOMRect(0, 100, 100, 100);
      link.innerHTML = `<img alt="${alt}" loading="lazy">`;
      document.body.append(link);
      await Promise.resolve();
    };
    await run();
    await bring("early");
    expect(loading().early).toBe("lazy");
    await paint();
    await bring("late");
    expect([loading().early, loading().late]).toEqual(["eager", "eager"]);
    dispatchEvent(new Event("scroll"));
    await bring("later");
    expect(loading().later).toBe("lazy");
  });

  test("reads every place before it changes a picture: one layout for all", async () => {
    const order: string[] = [];
    const { setAttribute } = Element.prototype;
    vi.spyOn(HTMLImageElement.prototype, "setAttribute").mockImplementation(function (this: Element, ...change) {
      order.push("change");
      setAttribute.apply(this, change);
    });
    for (const link of document.querySelectorAll("a"))
      link.getBoundingClientRect = () => {
        order.push("read");
        return new DOMRect(0, 0, 100, 100);
      };
    await run();
    await paint();
    expect(order).toEqual([...Array(4).fill("read"), ...Array(4).fill("change")]);
  });

  test("is not looked at again for a change that brings no picture", async () => {
    await run();
    await paint();
    const read = vi.spyOn(Element.prototype, "getBoundingClientRect");
    document.body.append(document.createElement("p"), "text");
    await Promise.resolve();
    expect(read).not.toHaveBeenCalled();
  });

  test("waits 3 s at most for a first picture that never comes", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    begin();
    vi.advanceTimersByTime(2_999);
    expect([dataset.pictures, loading().near]).toEqual(["first", "lazy"]);
    vi.advanceTimersByTime(1);
    expect([dataset.pictures, loading()]).toMatchObject(["screen", { near: "eager", below: "lazy" }]);
  });

  test("ends when the visitor continues before the first ones are there", async () => {
    await run();
    dispatchEvent(new Event("scroll"));
    await paint();
    expect([dataset.pictures, loading().near]).toEqual([undefined, "lazy"]);
  });

  test.each(["pointerdown", "keydown"])("goes on until what a press does is painted: %s", (press) => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    begin();
    dispatchEvent(new Event(press));
    vi.advanceTimersByTime(249);
    expect(dataset.pictures).toBe("first");
    vi.advanceTimersByTime(1);
    expect(dataset.pictures).toBeUndefined();
  });

  test("ignores a new size before the first ones are painted, and ends with one after", async () => {
    await run();
    dispatchEvent(new Event("resize"));
    expect(dataset.pictures).toBe("first");
    await paint();
    dispatchEvent(new Event("resize"));
    expect(dataset.pictures).toBeUndefined();
  });

  test("is the browser's own on a page without a first picture", async () => {
    document.querySelector("img[fetchpriority]")?.remove();
    await run();
    expect(dataset.pictures).toBeUndefined();
  });
});
