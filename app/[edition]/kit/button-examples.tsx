"use client";

import { Button, LinkButton } from "@/components/ui/button";
import { HintedButton } from "@/components/ui/hinted-button";
import { IconButton } from "@/components/ui/icon-button";
import type { Example } from "./exhibit";

const hinted = { hint: "You are logged out for 24 hours, at once.", busy: false, onClick: () => {} };

export const buttonExamples: Readonly<Record<string, Example>> = {
  button: {
    description: "Starts the action that a view is for. One primary button per view; what cannot be done says why.",
    states: () => ({
      primary: <Button>Deposit</Button>,
      secondary: <Button kind="secondary">Not now</Button>,
      quiet: <Button kind="quiet">Back to lobby</Button>,
      danger: <Button kind="danger">Take a break</Button>,
      small: <Button kind="primary-small">Log in</Button>,
      "small, secondary": <Button kind="secondary-small">Sign up</Button>,
      busy: <Button busy>Logging in</Button>,
      blocked: <Button blocked="Your deposit limit for this week is reached.">Deposit</Button>,
      "a link": (
        <LinkButton kind="secondary" href="#kit-button">
          All games
        </LinkButton>
      ),
    }),
  },
  "hinted-button": {
    description: "A small button that acts at once, with the sentence that says so.",
    states: () => ({
      "as it is": <HintedButton {...hinted}>24-hour break</HintedButton>,
      busy: (
        <HintedButton {...hinted} busy>
          24-hour break
        </HintedButton>
      ),
      "without room for the sentence": (
        <HintedButton {...hinted} isLow>
          24-hour break
        </HintedButton>
      ),
    }),
  },
  "icon-button": {
    description: "A button that is only a picture, for what everybody knows. Its name is read out.",
    states: () => ({ "as it is": <IconButton icon="close" label="Close" /> }),
  },
};
