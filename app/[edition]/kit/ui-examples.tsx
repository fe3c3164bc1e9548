"use client";

import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Chips } from "@/components/ui/chips";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { LoadMore } from "@/components/ui/load-more";
import { Rail } from "@/components/ui/rail";
import { Skeleton } from "@/components/ui/skeleton";
import { StateBlock } from "@/components/ui/state-block";
import { Tabs } from "@/components/ui/tabs";
import { buttonExamples } from "./button-examples";
import { type Example, Exhibit } from "./exhibit";
import { fieldExamples } from "./field-examples";
import { figureExamples } from "./figure-examples";

/** An example of every file of components/ui, by the file's name. `field-frame` is seen in every field. */
export const uiExamples: Readonly<Record<string, Example>> = {
  ...buttonExamples,
  icon: {
    description: "A picture from the one sprite file. It never carries the meaning alone.",
    states: () => ({
      "as it is": (
        <span className="flex gap-3">
          <Icon name="home" />
          <Icon name="casino" />
          <Icon name="person" />
          <Icon name="globe" />
        </span>
      ),
    }),
  },
  ...fieldExamples,
  ...figureExamples,
  badge: {
    description: "One or two words about the thing beside it. Gold is for jackpots only.",
    states: () => ({
      plain: <Badge>Demo</Badge>,
      accent: <Badge tone="accent">New</Badge>,
      gold: <Badge tone="gold">Jackpot</Badge>,
      danger: <Badge tone="danger">Expired</Badge>,
    }),
  },
  skeleton: {
    description: "The room of what is being loaded, at its final size, so that nothing moves when it arrives.",
    states: () => ({
      "a line": <Skeleton size="block h-5 w-40" label="Loading" />,
      "a tile": <Skeleton size="block aspect-square w-24" label="Loading" />,
    }),
  },
  "state-block": {
    description: "What a list, panel or frame shows when it is not filled: what happened, what is safe, what to do.",
    states: () => ({
      empty: (
        <StateBlock state="empty" title="No favourites yet" action={<Button kind="secondary">See all games</Button>}>
          Games that you mark are kept here.
        </StateBlock>
      ),
      partial: (
        <StateBlock state="partial" action={<Button kind="secondary-small">Try again</Button>}>
          Some games could not be loaded.
        </StateBlock>
      ),
      error: (
        <StateBlock
          state="error"
          title="The game did not open"
          action={<Button>Try again</Button>}
          reference="Reference 7f3a"
        >
          Your money is safe: nothing was staked.
        </StateBlock>
      ),
    }),
  },
  dialog: {
    description: "A question over the page. It keeps the focus, closes with Escape and gives the focus back.",
    states: () => ({ closed: <DialogExample /> }),
  },
  rail: {
    description:
      "A row wider than its place, and two buttons that move it. At an end one is off, and where all fits both are out of sight.",
    states: (theme) => ({
      "at its start": <RailExample row={`kit-rail-${theme}`} count={20} />,
      "all in sight": <RailExample row={`kit-short-rail-${theme}`} count={1} />,
    }),
  },
  chips: {
    description: "One choice of a few that filters what is below.",
    states: (theme) => ({ first: <ChipsExample name={`kit-chips-${theme}`} /> }),
  },
  "load-more": {
    description: "The end of a list that is read page by page.",
    states: () => ({
      available: <LoadMore {...endOfList} more="available" />,
      loading: <LoadMore {...endOfList} more="loading" />,
      failed: <LoadMore {...endOfList} more="failed" />,
    }),
  },
  tabs: {
    description: "Views of one panel, one of them shown. The arrow keys move between them.",
    states: () => ({ first: <TabsExample /> }),
  },
};

const views = [
  { id: "day", label: "24 hours" },
  { id: "latest", label: "Latest" },
];

const endOfList = { onLoad: () => {}, isAutomatic: false, label: "Show 10 more", failure: "They could not be read." };

function ChipsExample({ name }: { name: string }) {
  const [value, onChange] = useState("day");
  const options = views.map(({ id, label }) => ({ value: id, text: label }));
  return <Chips legend="Winners" {...{ name, options, value, onChange }} />;
}

function TabsExample() {
  const [selected, setSelected] = useState("day");
  return (
    <>
      <Tabs label="Winners" panelId="kit-winners" tabs={views} selected={selected} onSelect={setSelected} />
      <p id="kit-winners" role="tabpanel" aria-labelledby={`kit-winners-${selected}`}>
        {views.find(({ id }) => id === selected)?.label}
      </p>
    </>
  );
}

function RailExample({ row, count }: { row: string; count: number }) {
  return (
    <div className="relative w-full pt-12">
      <Rail id={row} place="corner" previous="Previous games" next="Next games" className="flex gap-2">
        {Array.from({ length: count }, (_, at) => `Game ${at + 1}`).map((name) => (
          <li key={name} className="shrink-0">
            <a href={`#${row}`}>{name}</a>
          </li>
        ))}
      </Rail>
    </div>
  );
}

function DialogExample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Open the dialog
      </Button>
      {isOpen ? (
        <Dialog
          isShown
          canClose
          title="Leave the game?"
          note="The round is settled."
          closeLabel="Close"
          onClose={() => setOpen(false)}
        >
          <Field label="Why are you leaving?" hint="You need not say." />
        </Dialog>
      ) : null}
    </>
  );
}

export function UiExamples() {
  return Object.entries(uiExamples).map(([name, example]) => <Exhibit key={name} name={name} {...example} />);
}
