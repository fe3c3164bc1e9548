import { screen } from "@testing-library/react";
import { LimitsView } from "@/components/safety/limits/limits-view";
import site from "@/messages/en/site.json";
import { specifiedChoices } from "../activity";

/** The page of limits, by the rules of a market without a profile. */
export const limitsPage = (
  <LimitsView
    raiseDelayHours={{ here: 24, at: {} }}
    countsDepositsAlone={{ here: false, at: {} }}
    realityCheck={specifiedChoices}
  />
);

/** One part of it could not be read. */
export const unreadable = () => {
  screen.getByText(site.query.unreadable);
  screen.getByRole("button", { name: site.query.retry });
};
