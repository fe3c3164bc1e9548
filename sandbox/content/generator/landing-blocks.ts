import { localise, type Translations, translations } from "../../showcase/translations";
import { makeReferences } from "./document";
import { toPortableText } from "./portable-text";

/** A block of a landing page. */
export type LandingBlock = Record<string, unknown> & { _type: string; _key: string };

type Words = Parameters<Parameters<typeof translations>[0]>[0]["landingPages"];
interface Item {
  title: string;
  text: string;
}

const say = (choose: (words: Words) => string) => translations(({ landingPages }) => choose(landingPages));

const richText = (text: Translations) =>
  localise(text).map(({ _key, value }) => ({
    _type: "internationalizedArrayBlocksValue",
    _key,
    value: toPortableText(value),
  }));

const item = (choose: (words: Words) => Item) => ({
  title: localise(say((words) => choose(words).title)),
  text: localise(say((words) => choose(words).text)),
});

const items = (...chosen: ((words: Words) => Item)[]) =>
  chosen.map((choose, at) => ({ _type: "item", _key: `i${at}`, ...item(choose) }));

const title = (choose: (words: Words) => string) => ({ title: localise(say(choose)) });

/** Headline, text and button, which leads a visitor to the sign-up and says so. */
export const hero = (chosen: (words: Words) => { title: string; description: string }) => ({
  _type: "hero",
  ...title((words) => chosen(words).title),
  text: localise(say((words) => chosen(words).description)),
  button: localise(say((words) => words.join)),
});

export const steps = {
  _type: "steps",
  ...title(({ steps }) => steps.title),
  items: items(
    ({ steps }) => steps.account,
    ({ steps }) => steps.limit,
    ({ steps }) => steps.choose,
  ),
};

export const games = (ids: readonly string[]) => ({
  _type: "games",
  ...title(({ games }) => games),
  games: makeReferences(ids),
});

export const facts = {
  _type: "facts",
  ...title(({ facts }) => facts.title),
  items: items(
    ({ facts }) => facts.stake,
    ({ facts }) => facts.return,
    ({ facts }) => facts.breaks,
  ),
};

/** The levels of the page for regular players. */
export const levels = {
  _type: "facts",
  items: items(
    ({ regular }) => ({ title: regular.title, text: regular.description }),
    ({ friend }) => ({ title: friend.title, text: friend.description }),
  ),
};

export const questions = {
  _type: "questions",
  ...title(({ questions }) => questions.title),
  items: items(
    ({ questions }) => questions.bonus,
    ({ questions }) => questions.stop,
  ),
};

export const text = (choose: (words: Words) => string) => ({ _type: "text", body: richText(say(choose)) });

/** `withBonus`: those of a bonus too. */
export const terms = (withBonus: boolean) => ({
  _type: "terms",
  ...title(({ terms }) => terms.title),
  body: richText(say(({ terms }) => (withBonus ? `${terms.text}\n${terms.bonus}` : terms.text))),
});

/** The blocks in their order, each with its key. */
export const compose = (...blocks: (Record<string, unknown> & { _type: string })[]): LandingBlock[] =>
  blocks.map((block, at) => ({ ...block, _key: `b${at}` }));
