import type { Texts } from "./shape";

/** The pages, menus and legal words in Norwegian (bokmål), written by the rules of `en.ts`. */
export const no: Texts = {
  pages: {
    terms_and_conditions: {
      title: "Vilkår",
      description: "Avtalen mellom deg og {brand} med enkle ord: kontoen din, pengene dine og rettighetene dine.",
      body: `
Disse vilkårene er avtalen mellom deg og {brand} Demo Ltd. Er en setning uklar, kan du [spørre oss](/contact-us/support) før du spiller.

## Hvem kan åpne en konto

- Du er minst 18 år, eller eldre der loven krever det.
- Du spiller for deg selv, med dine egne penger.
- Du har én konto, med ditt virkelige navn og din virkelige adresse.

## Kontoen din

Hold passordet for deg selv, og logg ut på enheter som du deler med andre. Vi sjekker hvem du er senest før det første uttaket, og forteller deg hvilket dokument som mangler, og hvorfor.

## Pengene dine

Innskudd holdes atskilt fra våre egne penger. Uttak går tilbake til betalingsmåten du brukte, så sant det er mulig. Vi tar ikke gebyr for noen av delene.

## Spill og feil

Resultatet som spillserveren har lagret, gjelder. Hvis et spill eller nettstedet vårt svikter, betaler vi tilbake innsatsen for hver runde som ikke kan fullføres.

## Å avslutte en konto

Du kan når som helst avslutte kontoen din og ta med deg saldoen. Vi kan avslutte den ved svindel eller når loven krever det. Da får du skriftlig beskjed.

## Endringer og uenighet

Vi varsler om en ny versjon minst 14 dager før den gjelder. Hvis vi er uenige, kan du følge [klageordningen](/contact-us/complaints) vår.
`,
    },
    bonus_terms: {
      title: "Bonusvilkår",
      description: "Slik virker bonuser: omsetning, frister, høyeste innsats, unntatte spill og hva du gir fra deg.",
      body: `
En bonus er alltid ditt eget valg. Du kan takke nei, spille uten den eller gi den fra deg senere.

## Seks fakta før du takker ja

Hvert tilbud viser disse faktaene før du trykker på en knapp.

| Fakta | Hvis tilbudet ikke sier noe annet |
| Beløp | Vises i din valuta |
| Omsetningskrav | 30 ganger bonusen, vist som et beløp |
| Tid | 30 dager |
| Høyeste innsats | 5 EUR per runde |
| Unntatte spill | Live casino, bordspill og jackpotspill |
| Hvis du gir den fra deg | Du mister bonusen og det du har vunnet med den |

## Rekkefølgen på pengene dine

Dine egne penger spilles alltid først. Du kan ta dem ut når som helst. Et uttak avslutter en bonus som fortsatt er aktiv.

## Slik teller omsetningen

- Spilleautomater teller helt.
- Raske spill teller halvt.
- Unntatte spill teller ikke, og vi stopper deg før du spiller et av dem med bonus.

## Dette tillater vi ikke

Én bonus per person, husstand og betalingsmåte. Hvis vi tar tilbake en bonus, sier vi hvilken regel det gjelder, og du beholder pengene du har satt inn.
`,
    },
    casino_rules: {
      title: "Regler for casino",
      description:
        "Slik virker casinospill her: tilfeldige resultater, tilbakebetaling til spilleren, avbrutte runder og høyeste gevinster.",
      body: `
Hvert spill viser sine egne regler. Disse gjelder for alle.

## Tilfeldighet

Resultatene kommer fra en sertifisert tilfeldighetsgenerator hos leverandøren av spillet. Verken du eller vi kan påvirke dem, og ingen runde husker den forrige.

## Tilbakebetaling til spilleren

RTP er den andelen av all innsats som et spill betaler tilbake over millioner av runder. Den sier ingenting om kvelden din. Vi viser den ved siden av hvert spill, sammen med hva en time med spill koster i gjennomsnitt.

## Avbrutte runder

1. Leverandøren lagrer en runde så snart innsatsen din er tatt imot.
2. Åpne det samme spillet igjen, så fortsetter runden.
3. Hvis den ikke kan fortsette, får du innsatsen tilbake innen 24 timer.

## Demo

I demo er det ingen innsats og ingen gevinst. Oddsen er den samme.
`,
    },
    betting_rules: {
      title: "Regler for veddemål",
      description: "Slik tas veddemål imot, avgjøres og annulleres: odds, resultater, utsatte kamper og feil.",
      body: `
Disse reglene gjelder for alle veddemål på sport og virtuell sport.

## Når et veddemål gjelder

Et veddemål gjelder når kvitteringen viser et nummer. Fra da av er oddsen fast. Hvis den endrer seg før det, spør vi deg først.

## Avgjørelse

| Tilfelle | Hva som skjer |
| Hendelsen er ferdig | Avgjøres etter det offisielle resultatet, vanligvis innen en time |
| Utsatt i mer enn 48 timer | Ugyldig: innsatsen betales tilbake |
| Avbrutt for godt | Ugyldig, med mindre resultatet allerede var sikkert |
| Utøveren starter ikke | Veddemål på denne utøveren er ugyldige |
| Delt seier | Innsatsen deles på antall vinnere |

## Feil

Der oddsen åpenbart var feil, avgjør vi etter riktig odds og gir deg beskjed. Hvis vi har betalt deg for lite, får du differansen.

## Hvem som ikke kan vedde

Utøvere, trenere og dommere kan ikke vedde på konkurranser som de selv deltar i.
`,
    },
    payment_methods: {
      title: "Betalingsmåter",
      description: "Hvordan du betaler inn og ut, hvor lang tid det tar, og hva det koster.",
      body: `
Dette er betalingsmåtene i ditt marked. Vi tar ikke gebyrer. Banken din kan gjøre det. Spør den først når du betaler i en annen valuta.

## Hvor lang tid det tar

| Type | Innskudd | Uttak etter vår kontroll |
| Kort | Med en gang | 1 til 3 bankdager |
| Bank | Med en gang eller 1 bankdag | 1 til 2 bankdager |
| Lommebok | Med en gang | Innen en time |
| Verdikupong | Med en gang | Til bankkontoen din |

## Før det første uttaket

Vi må vite at du er deg, og at betalingsmåten er din. Du kan sende dokumentene samme dag som du åpner kontoen, så ingenting må vente senere.

## Tre regler

- Betal bare med betalingsmåter i ditt eget navn.
- Uttak går tilbake til betalingsmåten du brukte til innskuddet, der det er mulig.
- Vi kontrollerer et uttak innen 24 timer. Du ser hvilket trinn det er på, og hvem som gjør det neste.

## Å ha kontroll

Bestem hva du vil bruke før det første innskuddet. [Ansvarlig spill](/responsible-gambling) sier hva som hjelper.
`,
    },
    responsible_gambling: {
      title: "Ansvarlig spill",
      description: "Pauser og hjelp: hva du har her, tegnene du bør se etter, og hvem du kan snakke med.",
      body: `
Pengespill er underholdning som koster penger. Når det ikke lenger er gøy, er det på tide å slutte. Ingen her vil prøve å få deg fra det.

## Hva som hjelper deg her

| Hva | Hva det gjør |
| Hva en time koster | Står ved siden av hvert spill før du spiller |
| Nettoresultat | Viser mens du spiller hva spillet har gitt eller kostet deg |
| Spillepause | Kundeservice stenger for spill i 24 timer til seks uker |
| Selvutestenging | Kundeservice stenger kontoen din i minst seks måneder |

Vil du ha en pause eller selvutestenging, skriv til [kundeservice](/contact-us/support). Det gjelder med en gang. Grenser kan ikke settes her ennå.

## Tegn å se etter

- Du spiller for å vinne tilbake det du har tapt.
- Du skjuler hvor mye du spiller.
- Du låner penger, eller bruker penger som skulle gå til husleie eller mat.
- Du er rastløs når du ikke spiller.

Kjenner du igjen to av disse, bør du ta en pause i dag.

## Snakk med noen

[Uavhengig hjelp](https://helpline.example) er gratis og forteller oss ikke at du har ringt.
`,
    },
    age_restrictions: {
      title: "Aldersgrense",
      description: "Ingen under 18 år kan spille. Slik sjekker vi alder, og slik holder du barn unna pengespill.",
      body: `
Ingen under 18 år kan spille her. Der loven i landet ditt setter en høyere alder, gjelder den.

## Slik sjekker vi

1. Vi sammenligner navnet og fødselsdatoen din med offentlige registre når du åpner en konto.
2. Finnes det ingen opplysninger, ber vi om et identitetsdokument.
3. Før alderen din er sikker, kan du ikke sette inn penger, spille eller ta ut penger.

## Hvis noen er for unge

Vi avslutter kontoen, betaler tilbake alle innskudd og utbetaler ingen gevinster. Vi bruker aldri opplysningene til reklame.

## Hjemme

- Del aldri passordet ditt, og ikke lagre det på en enhet som familien bruker.
- Logg ut når du går.
- Bruk et filterprogram, for eksempel [Net Guardian](https://filters.example).

Tror du at en mindreårig spiller her, kan du [skrive til oss](/contact-us/support). Vi undersøker det samme dag.
`,
    },
    cookies_policy: {
      title: "Om informasjonskapsler",
      description: "Hvilke informasjonskapsler nettstedet lagrer, til hva og hvor lenge, og hvordan du velger.",
      body: `
En informasjonskapsel er en liten lapp som et nettsted legger igjen i nettleseren din. Vi lagrer så få som vi kan. Ingenting valgfritt lastes inn før du sier ja.

## Hva vi lagrer

| Navn | Formål | Tid |
| id-token | Vet at du er logget inn | 1 år |
| theme | Husker mørkt eller lyst tema | Til du sletter den |
| consent | Husker valget ditt | 1 år |

## Grupper

- **Nødvendige**: innlogging, sikkerhet, valgene dine. Nettstedet virker ikke uten dem.
- **Funksjonelle**: chatten med kundeservice.
- **Statistikk**: hvilke sider som blir lest, uten navnet ditt.
- **Markedsføring**: hvilken kampanje som førte deg hit.

## Valget ditt

Du kan når som helst ombestemme deg i innstillingene for informasjonskapsler. Ingenting annet endrer seg.

Les mer om hva som skjer med personopplysninger, i [personvernerklæringen](/information/privacy) vår.
`,
    },
    about: {
      title: "Om oss",
      description: "Hvem som driver {brand}, hva vi tror på, og hva som er oppdiktet.",
      body: `
{brand} er et rolig sted å spille. Fakta står ved siden av hvert spill, og ingen maser på deg.

## Hva du kan vente deg

- Hva en time med spill koster, ved siden av hvert spill.
- Uttak som viser hvilket trinn de er på.
- En pause, så snart du skriver til kundeservice.

## Hvem vi er

**{brand} Demo Ltd er et oppdiktet selskap.** Dette nettstedet er en demonstrasjon: lisensene, myndighetene og spillene er oppdiktet, og pengene er lekepenger.

[Ansvarlig spill](/responsible-gambling) forteller hvordan du beholder kontrollen.
`,
    },
    privacy: {
      title: "Personvernerklæring",
      description: "Hvilke personopplysninger vi trenger, hvorfor, hvor lenge vi har dem, og rettighetene dine.",
      body: `
Vi ber bare om det som loven eller kontoen din krever.

## Hva vi har, og hvorfor

| Opplysninger | Hvorfor | Hvor lenge |
| Navn, adresse, fødselsdato | Loven krever at vi vet hvem du er | 5 år etter at du har sluttet |
| Betalinger og innsatser | Regnskap og tvister | 5 år |
| Grenser og pauser | For å beskytte deg | Så lenge de gjelder |
| Meldinger til kundeservice | For å svare | 2 år |

## Hvem som ser dem

Våre ansatte, betalingstjenester, leverandører av spill (aldri navnet ditt) og myndigheter med et lovlig krav. Vi selger ingenting.

## Rettighetene dine

Du kan lese, rette og flytte opplysningene dine, og få slettet det som ingen lov krever at vi beholder. Skriv til [privacy@{domain}](mailto:privacy@{domain}). Vi svarer innen 30 dager.
`,
    },
    support: {
      title: "Kontakt kundeservice",
      description: "Hvordan du når oss, når vi svarer, og hva du bør ha for hånden.",
      body: `
Et menneske leser hver melding, dag og natt.

| Måte | Vi svarer |
| [support@{domain}](mailto:support@{domain}) | Innen 4 timer |

## Dette hjelper oss

- Referansen på en feilside, hvis du så en.
- Navnet på spillet og klokkeslettet for runden.
- Dato og beløp for en betaling.

Send aldri passordet ditt. Vi kommer aldri til å be om det.

## Hvis det gjelder spillingen din

Skriv ett ord, **pause**, så stenger vi for spill i 24 timer med en gang.
`,
    },
    complaints: {
      title: "Klager",
      description: "Hva du gjør når du er uenig med oss: tre trinn, med den lengste tiden hvert av dem tar.",
      body: `
Hvis vi har gjort en feil, vil vi gjerne høre om det.

1. Skriv til [kundeservice](/contact-us/support). Det meste er løst i løpet av en dag.
2. Be om en ny vurdering. En som ikke har vært involvert, avgjør saken innen 10 dager og begrunner svaret.
3. Gå til den [uavhengige klageinstansen](https://arbiter.example). Det koster deg ingenting, og vi godtar det den bestemmer.

Kontoen, pengene og innsatsene dine blir som de er mens vi undersøker saken.
`,
    },
    "401": {
      title: "Logg inn",
      description: "Denne siden er for spillere som er logget inn.",
      body: "Denne siden hører til kontoen din. Logg inn, så tar vi deg dit.",
    },
    "500": {
      title: "Noe gikk galt hos oss",
      description: "En feil på vår side.",
      body: "Feilen er vår. Pengene dine er trygge, og en runde som var begynt, er lagret. Prøv igjen om et minutt.",
    },
  },
  menus: {
    information: {
      title: "Informasjon",
      entries: {
        about: "Om oss",
        terms_and_conditions: "Vilkår",
        bonus_terms: "Bonusvilkår",
        casino_rules: "Regler for casino",
        betting_rules: "Regler for veddemål",
        payment_methods: "Betalingsmåter",
        privacy: "Personvern",
        cookies_policy: "Informasjonskapsler",
      },
    },
    "contact-us": {
      title: "Kontakt oss",
      entries: {
        support: "Kundeservice",
        responsible_gambling: "Ansvarlig spill",
        age_restrictions: "Aldersgrense",
        complaints: "Klager",
        "https://helpline.example/": "Uavhengig hjelp",
      },
    },
  },
  legal: "Drives av {brand} Demo Ltd, et oppdiktet selskap, med den oppdiktede lisensen {number} fra {authority}.",
};
