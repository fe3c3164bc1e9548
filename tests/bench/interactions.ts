import type { Locator, Page } from "@playwright/test";

/** What a person does once: a press of a key, or a click on what the page shows under this name. */
export type Interaction = { name: string } & ({ key: string } | { click: (page: Page) => Locator });

/** Interactions one after the other on one page. */
export interface Tour {
  name: string;
  path: string;
  /** Signed in as the demo player. */
  isPlayer?: boolean;
  /** The page is ready for the first interaction once this is seen. */
  ready: (page: Page) => Locator;
  interactions: readonly Interaction[];
}

const key = (name: string, pressed: string): Interaction => ({ name, key: pressed });
const click = (name: string, target: (page: Page) => Locator): Interaction => ({ name, click: target });
/** A letter after the other, each an interaction. */
const type = (field: string, letters: string): Interaction[] =>
  [...letters].map((letter) => key(`the letter "${letter}" in ${field}`, letter));

const button = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).filter({ visible: true });
const tab = (name: string) => (page: Page) => page.getByRole("tab", { name }).filter({ visible: true });
const field = (name: string) => (page: Page) => page.getByRole("dialog").locator(`[name="${name}"]`);
const main = (page: Page) => page.locator("main");
const amount = (page: Page) => main(page).getByLabel("Amount in €");
const chip = (name: string) => (page: Page) => main(page).getByRole("radio", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");

export const tours: readonly Tour[] = [
  {
    name: "home",
    path: "/en-UN",
    ready: button("More: Popular"),
    interactions: [
      key("focus by Tab", "Tab"),
      click("more games of a row", button("More: Popular")),
      click("earlier games of a row", button("Previous: Popular")),
      click("opening the menu", button("Language and appearance")),
      key("closing the menu by Escape", "Escape"),
      key("opening the search by its key", "/"),
      key("closing the search by Escape", "Escape"),
    ],
  },
  {
    name: "lobby",
    path: "/en-UN/online-casino",
    ready: (page) => page.getByRole("link", { name: /^Search/ }).first(),
    interactions: [
      click("opening the search", (page) => page.getByRole("link", { name: /^Search/ }).first()),
      ...type("the search", "book"),
      key("the next game found", "ArrowDown"),
      key("another game found", "ArrowDown"),
      key("deleting a letter in the search", "Backspace"),
      click("closing the search", button("Close the search")),
      click("a category", (page) => main(page).getByRole("link", { name: "Book games" }).first()),
    ],
  },
  {
    name: "category",
    path: "/en-UN/online-casino/slots",
    ready: button("Filter and sort"),
    interactions: [
      click("opening the filter", button("Filter and sort")),
      click("the first provider", (page) => page.getByRole("checkbox").first()),
      click("the second provider", (page) => page.getByRole("checkbox").nth(1)),
      click("the field of the filter", (page) => page.getByRole("searchbox")),
      ...type("the filter", "fox"),
      click("clearing the filter", button("Clear")),
      click("closing the filter", button("Close the filter")),
    ],
  },
  {
    name: "game page",
    path: "/en-UN/play/gem-harbour",
    ready: button("Play demo"),
    interactions: [
      click("winners of 72 hours", tab("Biggest in 3 days")),
      click("the latest winners", tab("Latest")),
      click("the game's menu", button("Game menu")),
      key("closing the game's menu", "Escape"),
      click("a favourite of a guest", button(/^Favourite/)),
      key("closing the login", "Escape"),
      click("playing the demo", button("Play demo")),
    ],
  },
  {
    name: "login",
    path: "/en-UN#login",
    ready: field("email"),
    interactions: [
      click("the e-mail of the login", field("email")),
      ...type("the e-mail", "ab"),
      key("on to the password by Tab", "Tab"),
      ...type("the password", "xy"),
      click("showing the password", button("Show the password")),
      click("a login with what is no e-mail", (page) => dialog(page).locator("[type=submit]")),
      click("on to the sign-up", (page) => dialog(page).getByRole("link", { name: /Sign up/ })),
    ],
  },
  {
    name: "markets",
    path: "/en-UN/online-casino",
    ready: button("Language and appearance"),
    interactions: [
      click("opening the menu of a lobby", button("Language and appearance")),
      click("the markets in a dialog", (page) => page.locator("#site-menu a[href$='/markets']")),
      key("closing the markets", "Escape"),
    ],
  },
  {
    name: "sign-up",
    path: "/en-UN/signup",
    ready: field("firstName"),
    interactions: [
      click("the first name", field("firstName")),
      ...type("the first name", "Ain"),
      key("on to the last name by Tab", "Tab"),
      ...type("the last name", "Ma"),
      click("the country", field("countryCode")),
      ...type("the country", "F"),
      key("the next country", "ArrowDown"),
      key("choosing the country", "Enter"),
      click("the terms", field("termsAndConditions")),
      click("sending an unfinished sign-up", (page) => dialog(page).locator("[type=submit]")),
      key("closing the sign-up", "Escape"),
    ],
  },
  {
    name: "account",
    path: "/en-UN/my-account/account",
    isPlayer: true,
    ready: button("Change: Address"),
    interactions: [
      click("a box of the marketing form", (page) => main(page).getByRole("checkbox").first()),
      click("changing the address", button("Change: Address")),
      click("the first field of the address", (page) => main(page).getByRole("textbox").first()),
      ...type("the address", "a"),
      click("the player's menu", button("Your account")),
      key("closing the player's menu", "Escape"),
      click("the balance", button("Balance")),
      key("closing the balance", "Escape"),
    ],
  },
  {
    name: "deposit",
    path: "/en-UN/my-account/banking/deposit",
    isPlayer: true,
    ready: amount,
    interactions: [
      click("a way to pay", (page) => main(page).getByRole("radio").first()),
      click("the amount of a deposit", amount),
      ...type("the amount of a deposit", "25.5"),
      key("deleting a digit of a deposit", "Backspace"),
      key("on from the amount of a deposit by Tab", "Tab"),
      click("another way to pay", (page) => main(page).getByRole("radio").nth(1)),
      click("a deposit that nobody takes", (page) => main(page).locator("[type=submit]")),
    ],
  },
  {
    name: "withdrawal",
    path: "/en-UN/my-account/banking/withdraw",
    isPlayer: true,
    ready: amount,
    interactions: [
      click("the amount of a withdrawal", amount),
      ...type("the amount of a withdrawal", "25.5"),
      key("deleting a digit of a withdrawal", "Backspace"),
      key("on from the amount of a withdrawal by Tab", "Tab"),
      click("a withdrawal that nobody pays", (page) => main(page).locator("[type=submit]")),
    ],
  },
  {
    name: "history",
    path: "/en-UN/my-account/banking/transactions",
    isPlayer: true,
    ready: button("Choose days"),
    interactions: [
      click("a longer time of the history", chip("72 hours")),
      click("the payments alone", chip("Payment")),
      click("choosing the days of the history", button("Choose days")),
      click("the first day of the history", (page) => main(page).getByRole("textbox").first()),
      ...type("the first day of the history", "1"),
      click("making a statement", button("Make a statement")),
    ],
  },
  {
    name: "player's lobby",
    path: "/en-UN/online-casino",
    isPlayer: true,
    ready: (page) => button(/^Favourite/)(page).first(),
    interactions: [
      click("a favourite", (page) => button(/^Favourite/)(page).first()),
      click("the favourite taken back", (page) => button(/^Favourite/)(page).first()),
    ],
  },
];
