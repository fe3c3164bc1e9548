import type { Draw } from "./draw";

/** 0 to 51: thirteen ranks from the ace up, in each of the four suits. */
export type Card = number;

const cardsInDeck = 52;

export const rankOf = (card: Card) => (card % 13) + 1;

/** So many cards of a freshly shuffled shoe, all at once. */
export function shuffleCards(decks: number, draw: Draw, count: number): Card[] {
  const places = Array.from({ length: decks * cardsInDeck }, (_, place) => place);
  return Array.from({ length: count }, (_, at) => {
    const from = at + draw(places.length - at);
    const place = places[from] ?? 0;
    places[from] = places[at] ?? 0;
    return place % cardsInDeck;
  });
}

/** Gives cards of a freshly shuffled shoe, none twice. `taken`: places in the shoe, from low to high, kept between two moves. */
export function openShoe(decks: number, draw: Draw, taken: number[] = []): () => Card {
  return () => {
    let place = draw(decks * cardsInDeck - taken.length);
    for (const each of taken) if (place >= each) place++;
    taken.push(place);
    taken.sort((one, other) => one - other);
    return place % cardsInDeck;
  };
}
