import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { DescriptionList } from "@/components/ui/description-list";
import { Progress } from "@/components/ui/progress";
import { Stat, Stats } from "@/components/ui/stat";
import { UsageMeter, UsageMeterSkeleton } from "@/components/ui/usage-meter";
import type { Example } from "./exhibit";

const notices = {
  high: "You have used more than 80 % of this limit.",
  full: "You have reached this limit. It holds until Monday.",
};
const restart = "Starts again Mon 30 Nov, 12:00 am, your time (Helsinki)";
const longWord = "Maksutapahtumarajoituksenmuutospyyntö";

/** The examples of what shows figures and facts. */
export const figureExamples: Readonly<Record<string, Example>> = {
  progress: {
    description: "How far work has come, in a bar and in words.",
    states: () => ({
      "at the start": <Progress label="Sign-up" value={0} text="Step 1 of 4" />,
      "under way": <Progress label="passport.pdf" value={0.4} text="3.1 of 8 MB" />,
      full: <Progress label="passport.pdf" value={1} text="8 of 8 MB" />,
      "long words": <Progress label={longWord} value={0.4} text="Vaihe 2/4, tarkistettavana" />,
    }),
  },
  callout: {
    description: "What explains the figures above it.",
    states: () => ({
      short: <Callout title="An example">You get €50.00 and stake €500.00 in all before you withdraw.</Callout>,
      "long words": <Callout title={longWord}>{longWord}</Callout>,
    }),
  },
  "usage-meter": {
    description: "How much of an allowance is used up: what is left comes first, and little or nothing left is said.",
    states: () => ({
      loading: <UsageMeterSkeleton label="Limits" />,
      empty: (
        <UsageMeter
          label="Day"
          total="No limit set"
          share={null}
          action={<Button kind="secondary-small">Set a limit</Button>}
        />
      ),
      "nothing used": (
        <UsageMeter
          label="Day"
          total="€50.00"
          share={0}
          left="€50.00 left"
          used="€0.00 of €50.00 used"
          restart={restart}
        />
      ),
      "under way": (
        <UsageMeter
          label="Week"
          total="€100.00"
          share={0.6}
          left="€40.00 left"
          used="€60.00 of €100.00 used"
          restart={restart}
          action={<Button kind="secondary-small">Change</Button>}
        />
      ),
      "from 80 %": (
        <UsageMeter
          label="Week"
          total="€60.00"
          share={0.82}
          left="€10.80 left"
          used="€49.20 of €60.00 used"
          restart={restart}
          notices={notices}
        />
      ),
      "used up": (
        <UsageMeter
          label="Month"
          total="€200.00"
          share={1.2}
          left="€0.00 left"
          used="€240.00 of €200.00 used"
          restart={restart}
          notices={notices}
        />
      ),
      "long words": (
        <UsageMeter
          label={longWord}
          total="1.234.567,89 CLP"
          share={0.5}
          left="617.283,95 CLP jäljellä"
          used="617.283,94 CLP / 1.234.567,89 CLP käytetty"
          restart="Alkaa alusta maanantaina 30. marraskuuta klo 0.00"
          action={<Button kind="secondary-small">Muuta rajaa</Button>}
        />
      ),
    }),
  },
  stat: {
    description: "A figure with its one name and what it counts; what is not known is a dash, never a nought.",
    states: () => ({
      loading: (
        <Stats>
          <Stat label="Won" value={undefined} hint="Bonus not counted" />
          <Stat label="Staked" value={undefined} />
        </Stats>
      ),
      filled: (
        <Stats>
          <Stat label="Net position, 7 days" value="−€37.50" hint="Won minus staked" />
          <Stat label="Won" value="€212.30" hint="Bonus not counted" />
          <Stat label="Staked" value="€249.80" hint="514 bets" />
          <Stat label="Net deposits" value="−€20.00" hint="€60.00 in, €80.00 out" />
        </Stats>
      ),
      "the first of a page": (
        <Stats>
          <Stat
            label="You can withdraw now"
            value="€412.60"
            hint="This is all of your cash. As of 2:32 pm."
            look="first"
          />
        </Stats>
      ),
      "the first, loading": (
        <Stats>
          <Stat label="You can withdraw now" value={undefined} hint="This is all of your cash." look="first" />
        </Stats>
      ),
      empty: (
        <Stats>
          <Stat label="Won" value="–" hint="Not known yet" />
        </Stats>
      ),
      "could not be refreshed": (
        <Stats>
          <Stat label="Won" value="€212.30" hint="As of 2:31 pm" isMuted />
        </Stats>
      ),
      "long words": (
        <Stats>
          <Stat label={longWord} value="1.234.567.890,12 CLP" hint={longWord} />
          <Stat label="Panostettu" value="−1.234.567.890,12 CLP" />
        </Stats>
      ),
    }),
  },
  "description-list": {
    description: "Facts, each with its name.",
    states: () => ({
      lines: (
        <DescriptionList
          facts={[
            { name: "Cash", value: "€412.60" },
            { name: "Locked", value: "€25.00", hint: "While a bonus runs" },
            { name: "Status", value: <Badge>With us</Badge> },
            { name: "Balance", value: "€437.60", isTotal: true },
          ]}
        />
      ),
      columns: (
        <DescriptionList
          look="columns"
          facts={[
            { name: "Minimum deposit", value: "€20.00" },
            { name: "Wagering", value: "€700.00 (35×)" },
          ]}
        />
      ),
      stacked: (
        <DescriptionList
          look="stacked"
          facts={[
            { name: "E-mail", value: "aino@greenroom.example" },
            { name: "Country", value: "Finland" },
          ]}
        />
      ),
      empty: <DescriptionList facts={[{ name: "Reference", value: "–" }]} />,
      "long words": (
        <DescriptionList
          facts={[
            { name: longWord, value: "1.234.567.890,12 CLP" },
            { name: "Viite", value: "TX-88130-4C7F-88130-4C7F-88130-4C7F-88130-4C7F" },
          ]}
        />
      ),
    }),
  },
};
