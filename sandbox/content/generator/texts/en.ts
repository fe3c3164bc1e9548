import type { Texts } from "./shape";

/**
 * The pages, menus and legal words of the sandbox in English. A text is written like this: "## " begins a heading, "- " and
 * "1. " a list, "| a | b |" a row of a table (the first is its head), **words** are strong and [words](address) a link: a
 * path below the locale, a web address or a mailto address. An empty line ends a paragraph. {brand} stands for the brand's name:
 * no language may inflect it or elide before it.
 */
export const en: Texts = {
  pages: {
    terms_and_conditions: {
      title: "Terms and conditions",
      description: "The agreement between you and {brand}, in plain words: your account, your money and your rights.",
      body: `
These terms are the agreement between you and {brand} Demo Ltd. If a sentence is not clear, [ask us](/contact-us/support) before you play.

## Who may open an account

- You are at least 18 years old, or older where your law says so.
- You play for yourself, with your own money.
- You have one account, with your real name and address.

## Your account

Keep your password to yourself and log out on shared devices. We check who you are before the first withdrawal at the latest, and tell you which document is missing and why.

## Your money

Deposits are held apart from our own money. Withdrawals go back to the method you paid with wherever that is possible. We charge no fee for either.

## Games and errors

The result that the game server has stored counts. If a game or our site fails, we return the stake of every round that cannot be finished.

## Closing an account

You may close your account at any time and take your balance with you. We may close it for fraud, or when the law asks us to; then we say so in writing.

## Changes and disputes

We tell you of a new version at least 14 days before it counts. If we disagree, follow our [complaints procedure](/contact-us/complaints).
`,
    },
    bonus_terms: {
      title: "Bonus terms",
      description: "How bonuses work: wagering, time limits, highest bet, excluded games and what you give up.",
      body: `
A bonus is always your choice. You can refuse it, play without it, or give it up later.

## Six facts before you accept

Every offer shows these facts before you press a button.

| Fact | Unless the offer says otherwise |
| Amount | Shown in your currency |
| Wagering | 30 times the bonus, shown as an amount |
| Time | 30 days |
| Highest bet | 5 EUR a round |
| Excluded games | Live casino, table games and jackpots |
| If you give it up | The bonus and what was won with it |

## The order of your money

Your own money is always played first. You can withdraw it at any time; a withdrawal ends a bonus that is still active.

## How wagering counts

- Slots count in full.
- Instant games count half.
- Excluded games count nothing, and we stop you before you play one with a bonus.

## What we do not allow

One bonus per person, household and payment method. If we take a bonus back, we name the rule, and you keep the money that you deposited.
`,
    },
    casino_rules: {
      title: "Casino rules",
      description: "How casino games work here: random results, return to player, interrupted rounds and highest wins.",
      body: `
Every game shows its own rules. These hold for all.

## Chance

Results come from a certified random number generator at the game's provider. Neither you nor we can influence them, and no round remembers the one before.

## Return to player

RTP is the share of all stakes that a game pays back over millions of rounds. It says nothing about your evening. We print it beside every game, with an average cost for an hour of play.

## Interrupted rounds

1. The provider stores a round as soon as your bet is taken.
2. Open the same game again and the round goes on.
3. If it cannot go on, your stake comes back within 24 hours.

## Demo play

In demo mode nothing is staked and nothing is won. The odds are the same.
`,
    },
    betting_rules: {
      title: "Betting rules",
      description: "How bets are taken, settled and voided: odds, results, postponed events and mistakes.",
      body: `
These rules hold for every bet on sports and virtual sports.

## When a bet counts

A bet counts when its receipt shows a number. Odds are fixed from then on. If they change before, we ask you first.

## Settlement

| Case | What happens |
| The event ends | Settled on the official result, usually within an hour |
| Postponed for more than 48 hours | Void: stake returned |
| Abandoned | Void, unless the result was already certain |
| Player does not start | Bets on this player are void |
| Dead heat | The stake is divided by the number of winners |

## Mistakes

Where odds were plainly wrong we settle at the right odds and tell you. If we owe you more than we paid, you get the difference.

## Who may not bet

Players, coaches and officials may not bet on competitions in which they take part.
`,
    },
    payment_methods: {
      title: "Payment methods",
      description: "Ways to pay in and out, how long each takes, and what it costs.",
      body: `
These are the ways to pay in your market. We charge no fees. Your bank may; ask it first when you pay in another currency.

## How long it takes

| Kind | Deposit | Withdrawal after our check |
| Card | At once | 1 to 3 banking days |
| Bank | At once, or 1 banking day | 1 to 2 banking days |
| Wallet | At once | Within an hour |
| Voucher | At once | To your bank account |

## Before the first withdrawal

We must know that you are you, and that the method is yours. You can send the documents on the day you open your account, so that nothing waits later.

## Three rules

- Pay only with methods in your own name.
- Withdrawals return to the method of the deposit where this is possible.
- We check a withdrawal within 24 hours. You see the step it is in and who acts next.

## Staying in control

Decide what you want to spend before the first deposit. [Safer gambling](/responsible-gambling) says what helps.
`,
    },
    responsible_gambling: {
      title: "Safer gambling",
      description: "Breaks and help: what you have here, the signs to watch for and whom to talk to.",
      body: `
Gambling is entertainment that costs money. When it is no longer fun, it is time to stop. Nobody here will try to talk you out of it.

## What helps you here

| What | What it does |
| Cost of an hour | Stands beside every game before you play |
| Net result | Shows while you play what the game has brought or cost you |
| Break | Support closes play for 24 hours to six weeks |
| Self-exclusion | Support closes your account for at least six months |

For a break or for self-exclusion, write to [support](/contact-us/support). It counts at once. You cannot set limits here yet.

## Signs to watch for

- You play to win back what you lost.
- You hide how much you play.
- You borrow, or spend money meant for rent or food.
- You feel restless when you do not play.

If you know two of these, take a break today.

## Talk to somebody

[Independent help](https://helpline.example) is free and does not tell us that you called.
`,
    },
    age_restrictions: {
      title: "Age restrictions",
      description: "Nobody under 18 may play. How we check age, and how you keep children away from gambling.",
      body: `
Nobody under 18 may play here. Where the law of your country sets a higher age, that age counts.

## How we check

1. We compare your name and date of birth with public records when you open an account.
2. Where there is no record, we ask for an identity document.
3. Until your age is certain, you cannot deposit, play or withdraw.

## If somebody is too young

We close the account, return all deposits and pay no winnings. We never use the data for advertising.

## At home

- Never share your password, and do not save it on a family device.
- Log out when you leave.
- Use filter software, for example [Net Guardian](https://filters.example).

If you think that a minor plays here, [write to us](/contact-us/support). We look into it on the same day.
`,
    },
    cookies_policy: {
      title: "Cookie policy",
      description: "Which cookies this site keeps, for what and for how long, and how you choose.",
      body: `
A cookie is a small note that a site leaves in your browser. We keep as few as we can. Nothing optional is loaded before you say yes.

## What we keep

| Name | Purpose | Time |
| id-token | Knows that you are logged in | 1 year |
| theme | Remembers dark or light | Until you delete it |
| consent | Remembers your choice | 1 year |

## Groups

- **Necessary**: login, security, your choices. The site does not work without them.
- **Functional**: the support chat.
- **Statistics**: which pages are read, without your name.
- **Marketing**: which campaign brought you here.

## Your choice

You can change your mind at any time in the cookie settings, and nothing else changes.

Read more on what happens with personal data in our [privacy notice](/information/privacy).
`,
    },
    about: {
      title: "About us",
      description: "Who runs {brand}, what we believe in, and what is fictional about it.",
      body: `
{brand} is a calm place to play. Facts stand beside every game, and nobody hurries you.

## What you can expect

- The cost of an hour of play beside each game.
- Withdrawals that show the step they are in.
- A break, whenever you write to support.

## Who we are

**{brand} Demo Ltd is a fictional company.** This site is a demonstration: its licences, authorities and games are inventions, and its money is play money.

[Safer gambling](/responsible-gambling) says how to stay in control.
`,
    },
    privacy: {
      title: "Privacy notice",
      description: "Which personal data we need, why, how long we keep it, and your rights.",
      body: `
We ask only for what the law or your account needs.

## What we hold, and why

| Data | Why | How long |
| Name, address, date of birth | The law asks us to know you | 5 years after you leave |
| Payments and bets | Accounting and disputes | 5 years |
| Limits and breaks | To protect you | As long as they count |
| Messages to support | To answer | 2 years |

## Who sees it

Our staff, payment providers, game providers (never your name) and authorities with a lawful demand. We sell nothing.

## Your rights

You can read, correct and move your data, and have deleted what no law makes us keep. Write to [privacy@{domain}](mailto:privacy@{domain}). We answer within 30 days.
`,
    },
    support: {
      title: "Contact support",
      description: "How to reach us, when we answer, and what to have at hand.",
      body: `
A person reads every message, day and night.

| Way | We answer |
| [support@{domain}](mailto:support@{domain}) | Within 4 hours |

## What helps us

- The reference on an error page, if you saw one.
- The name of the game and the time of the round.
- The date and amount of a payment.

Never send your password. We will never ask for it.

## If it is about your play

Write one word, **break**, and we close play for 24 hours at once.
`,
    },
    complaints: {
      title: "Complaints",
      description: "What to do when you disagree with us: three steps, with the longest time each takes.",
      body: `
If we made a mistake, we want to hear of it.

1. Write to [support](/contact-us/support). Most things are settled within a day.
2. Ask for a review. Somebody who was not involved decides within 10 days and gives reasons.
3. Go to the [independent arbiter](https://arbiter.example). It costs you nothing, and we accept what it decides.

Your account, your money and your bets stay as they are while we look into it.
`,
    },
    "401": {
      title: "Please log in",
      description: "This page is for players who are logged in.",
      body: "This page belongs to your account. Log in, and we take you there.",
    },
    "500": {
      title: "Something went wrong here",
      description: "An error on our side.",
      body: "The mistake is ours. Your money is safe, and a round that was begun is stored. Please try again in a minute.",
    },
  },
  menus: {
    information: {
      title: "Information",
      entries: {
        about: "About us",
        terms_and_conditions: "Terms and conditions",
        bonus_terms: "Bonus terms",
        casino_rules: "Casino rules",
        betting_rules: "Betting rules",
        payment_methods: "Payment methods",
        privacy: "Privacy notice",
        cookies_policy: "Cookie policy",
      },
    },
    "contact-us": {
      title: "Contact us",
      entries: {
        support: "Contact support",
        responsible_gambling: "Safer gambling",
        age_restrictions: "Age restrictions",
        complaints: "Complaints",
        "https://helpline.example/": "Independent help",
      },
    },
  },
  legal: "Run by {brand} Demo Ltd, a fictional company, under the fictional licence {number} of the {authority}.",
};
