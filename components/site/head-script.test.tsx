import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { stored, text } from "@/lib/core/browser-storage";
import { headScript } from "./head-script";
import { ThemeSwitch } from "./theme-switch";

const { dataset } = document.documentElement;

function run({ asksForLight = false } = {}) {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: asksForLight && query === "(prefers-color-scheme:light)",
  }));
  new Function(headScript)();
}

beforeEach(() => {
  delete dataset.theme;
  delete dataset.session;
});

describe("the theme before the first paint", () => {
  test("is dark when nobody asked", () => {
    run();
    expect(dataset.theme).toBe("dark");
  });

  test("is light when the system asks for it", () => {
    run({ asksForLight: true });
    expect(dataset.theme).toBe("light");
  });

  test("is what the player chose, whatever the system asks", () => {
    localStorage.setItem("theme", "dark");
    run({ asksForLight: true });
    expect(dataset.theme).toBe("dark");
  });

  test("is what the switch keeps", () => {
    dataset.theme = "light";
    render(<ThemeSwitch toLight="Light" toDark="Dark" />);
    fireEvent.click(screen.getByRole("button"));
    expect(dataset.theme).toBe("dark");
    expect(stored({ key: "theme", area: "local", version: 1, parse: text }).read()).toBe("dark");
    delete dataset.theme;
    run({ asksForLight: true });
    expect(dataset.theme).toBe("dark");
  });

  test("is not what somebody else left in storage", () => {
    localStorage.setItem("theme", "sepia");
    run();
    expect(dataset.theme).toBe("dark");
  });
});

describe("the session before the first paint", () => {
  test("is a player's when the browser holds a refresh token", () => {
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
    run({ asksForLight: true });
    expect(dataset).toMatchObject({ session: "guest", theme: "light" });
    vi.unstubAllGlobals();
  });
});
