/** What a panel says when its figures cannot be read. */
interface OutageTexts {
  missing: string;
  /** Before the time of the last read. */
  asOf: string;
}

/** The names of the buttons of a row. */
interface RailTexts {
  previous: string;
  next: string;
}

/** The texts of each widget, given by the page: no messages are loaded for a guest. */
export interface LiveTexts {
  TileJackpots: Readonly<Record<never, string>>;
  JackpotPanel: OutageTexts & RailTexts & { title: string };
  WinnerPanel: OutageTexts &
    RailTexts & { title: string; top24: string; top72: string; latest: string; none: string; closed: string };
  TournamentPanel: OutageTexts & {
    place: string;
    player: string;
    points: string;
    prize: string;
    /** The player's own row. */
    own: string;
    noPlace: string;
  };
}
