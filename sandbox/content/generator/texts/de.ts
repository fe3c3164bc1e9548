import type { Texts } from "./shape";

/** The pages, menus and legal words in German, written by the rules of `en.ts`. */
export const de: Texts = {
  pages: {
    terms_and_conditions: {
      title: "Allgemeine Geschäftsbedingungen",
      description: "Die Vereinbarung zwischen Ihnen und {brand} in klaren Worten: Ihr Konto, Ihr Geld und Ihre Rechte.",
      body: `
Diese Bedingungen sind die Vereinbarung zwischen Ihnen und der {brand} Demo Ltd. Wenn ein Satz nicht klar ist, [fragen Sie uns](/contact-us/support), bevor Sie spielen.

## Wer ein Konto eröffnen darf

- Sie sind mindestens 18 Jahre alt, oder älter, wo Ihr Recht es verlangt.
- Sie spielen für sich selbst und mit eigenem Geld.
- Sie haben ein einziges Konto, mit Ihrem wirklichen Namen und Ihrer wirklichen Adresse.

## Ihr Konto

Behalten Sie Ihr Passwort für sich und melden Sie sich auf gemeinsam genutzten Geräten ab. Wir prüfen spätestens vor der ersten Auszahlung, wer Sie sind, und sagen Ihnen, welches Dokument fehlt und warum.

## Ihr Geld

Einzahlungen werden getrennt von unserem eigenen Geld verwahrt. Auszahlungen gehen auf die Zahlungsmethode zurück, mit der Sie eingezahlt haben, wo immer das möglich ist. Für beides verlangen wir keine Gebühr.

## Spiele und Fehler

Es gilt das Ergebnis, das der Spielserver gespeichert hat. Wenn ein Spiel oder unsere Website ausfällt, erstatten wir den Einsatz jeder Runde, die nicht beendet werden kann.

## Ein Konto schließen

Sie können Ihr Konto jederzeit schließen und Ihr Guthaben mitnehmen. Wir können es bei Betrug schließen, oder wenn das Gesetz es verlangt. Dann teilen wir es Ihnen schriftlich mit.

## Änderungen und Streitfälle

Eine neue Fassung kündigen wir mindestens 14 Tage an, bevor sie gilt. Wenn wir uns nicht einig sind, folgen Sie unserem [Beschwerdeverfahren](/contact-us/complaints).
`,
    },
    bonus_terms: {
      title: "Bonusbedingungen",
      description:
        "Wie Boni funktionieren: Umsatz, Fristen, höchster Einsatz, ausgeschlossene Spiele und worauf Sie verzichten.",
      body: `
Ein Bonus ist immer Ihre Entscheidung. Sie können ihn ablehnen, ohne ihn spielen oder später auf ihn verzichten.

## Sechs Angaben, bevor Sie annehmen

Jedes Angebot zeigt diese Angaben, bevor Sie auf eine Schaltfläche tippen.

| Angabe | Wenn das Angebot nichts anderes sagt |
| Betrag | In Ihrer Währung |
| Umsatzbedingung | 30-mal der Bonus, als Betrag gezeigt |
| Zeit | 30 Tage |
| Höchster Einsatz | 5 EUR je Runde |
| Ausgeschlossene Spiele | Live-Casino, Tischspiele und Jackpots |
| Wenn Sie verzichten | Sie verlieren den Bonus und die Gewinne daraus |

## Die Reihenfolge Ihres Geldes

Ihr eigenes Geld wird immer zuerst eingesetzt. Sie können es sich jederzeit auszahlen lassen. Eine Auszahlung beendet einen Bonus, der noch läuft.

## Wie der Umsatz zählt

- Spielautomaten zählen ganz.
- Sofortspiele zählen zur Hälfte.
- Ausgeschlossene Spiele zählen nicht, und wir halten Sie auf, bevor Sie eines davon mit einem Bonus spielen.

## Was wir nicht erlauben

Ein Bonus je Person, Haushalt und Zahlungsmethode. Wenn wir einen Bonus zurücknehmen, nennen wir die Regel, und Sie behalten das Geld, das Sie eingezahlt haben.
`,
    },
    casino_rules: {
      title: "Casinoregeln",
      description:
        "Wie Casinospiele hier funktionieren: zufällige Ergebnisse, Auszahlungsquote, unterbrochene Runden und höchste Gewinne.",
      body: `
Jedes Spiel zeigt seine eigenen Regeln. Diese gelten für alle.

## Zufall

Die Ergebnisse kommen aus einem zertifizierten Zufallsgenerator beim Anbieter des Spiels. Weder Sie noch wir können sie beeinflussen, und keine Runde erinnert sich an die vorige.

## Auszahlungsquote

Die Auszahlungsquote (RTP) ist der Anteil aller Einsätze, den ein Spiel über Millionen von Runden zurückzahlt. Über Ihren Abend sagt sie nichts. Wir zeigen sie neben jedem Spiel, zusammen mit dem, was eine Stunde Spielen im Durchschnitt kostet.

## Unterbrochene Runden

1. Der Anbieter speichert eine Runde, sobald Ihr Einsatz angenommen ist.
2. Öffnen Sie dasselbe Spiel erneut, und die Runde geht weiter.
3. Wenn sie nicht weitergehen kann, erhalten Sie den Einsatz innerhalb von 24 Stunden zurück.

## Demo

In der Demo wird nichts eingesetzt und nichts gewonnen. Die Chancen sind dieselben.
`,
    },
    betting_rules: {
      title: "Wettregeln",
      description:
        "Wie Wetten angenommen, abgerechnet und storniert werden: Quoten, Ergebnisse, verschobene Ereignisse und Fehler.",
      body: `
Diese Regeln gelten für jede Wette auf Sport und virtuellen Sport.

## Wann eine Wette gilt

Eine Wette gilt, sobald ihr Beleg eine Nummer zeigt. Von da an stehen die Quoten fest. Wenn sie sich vorher ändern, fragen wir Sie zuerst.

## Abrechnung

| Fall | Was geschieht |
| Das Ereignis ist zu Ende | Abrechnung nach dem offiziellen Ergebnis, meist innerhalb einer Stunde |
| Um mehr als 48 Stunden verschoben | Ungültig: Der Einsatz wird erstattet |
| Abgebrochen | Ungültig, außer das Ergebnis stand schon fest |
| Der Spieler tritt nicht an | Wetten auf diesen Spieler sind ungültig |
| Mehrere Sieger | Der Einsatz wird durch die Zahl der Sieger geteilt |

## Fehler

Wo Quoten offensichtlich falsch waren, rechnen wir zu den richtigen Quoten ab und sagen es Ihnen. Wenn wir Ihnen zu wenig gezahlt haben, erhalten Sie den Unterschied.

## Wer nicht wetten darf

Spieler, Trainer und Schiedsrichter dürfen nicht auf Wettbewerbe wetten, an denen sie selbst teilnehmen.
`,
    },
    payment_methods: {
      title: "Zahlungsmethoden",
      description: "Wie Sie ein- und auszahlen, wie lange es jeweils dauert und was es kostet.",
      body: `
Das sind die Zahlungsmethoden in Ihrem Markt. Wir verlangen keine Gebühren. Ihre Bank kann welche verlangen. Fragen Sie zuerst dort, wenn Sie in einer anderen Währung zahlen.

## Wie lange es dauert

| Art | Einzahlung | Auszahlung nach unserer Prüfung |
| Karte | Sofort | 1 bis 3 Bankarbeitstage |
| Bank | Sofort oder 1 Bankarbeitstag | 1 bis 2 Bankarbeitstage |
| Wallet | Sofort | Innerhalb einer Stunde |
| Gutschein | Sofort | Auf Ihr Bankkonto |

## Vor der ersten Auszahlung

Wir müssen wissen, dass Sie es sind und dass die Zahlungsmethode Ihnen gehört. Sie können die Dokumente schon an dem Tag schicken, an dem Sie Ihr Konto eröffnen, damit später nichts warten muss.

## Drei Regeln

- Zahlen Sie nur mit Zahlungsmethoden auf Ihren eigenen Namen.
- Auszahlungen gehen auf die Zahlungsmethode der Einzahlung zurück, wo das möglich ist.
- Wir prüfen eine Auszahlung innerhalb von 24 Stunden. Sie sehen, in welchem Schritt sie ist und wer als Nächstes handelt.

## Die Kontrolle behalten

Entscheiden Sie vor der ersten Einzahlung, wie viel Sie ausgeben möchten. Was dabei hilft, steht unter [Sicheres Spielen](/responsible-gambling).
`,
    },
    responsible_gambling: {
      title: "Sicheres Spielen",
      description:
        "Pausen und Hilfe: was Ihnen hier zur Verfügung steht, auf welche Anzeichen Sie achten und mit wem Sie sprechen können.",
      body: `
Glücksspiel ist Unterhaltung, die Geld kostet. Wenn es keinen Spaß mehr macht, ist es Zeit aufzuhören. Niemand hier wird versuchen, Sie davon abzubringen.

## Was Ihnen hier hilft

| Was | Was es bewirkt |
| Kosten einer Stunde | Stehen neben jedem Spiel, bevor Sie spielen |
| Ergebnis | Zeigt beim Spielen, was das Spiel eingebracht oder gekostet hat |
| Spielpause | Der Kundendienst schließt das Spielen für 24 Stunden bis sechs Wochen |
| Selbstsperre | Der Kundendienst schließt Ihr Konto für mindestens sechs Monate |

Für eine Pause oder eine Selbstsperre schreiben Sie dem [Kundendienst](/contact-us/support). Sie gilt sofort. Limits lassen sich hier noch nicht setzen.

## Anzeichen, auf die Sie achten sollten

- Sie spielen, um Verlorenes zurückzugewinnen.
- Sie verbergen, wie viel Sie spielen.
- Sie leihen sich Geld oder geben Geld aus, das für Miete oder Essen gedacht war.
- Sie sind unruhig, wenn Sie nicht spielen.

Wenn Sie zwei davon kennen, machen Sie noch heute eine Pause.

## Mit jemandem sprechen

[Unabhängige Hilfe](https://helpline.example) ist kostenlos und sagt uns nicht, dass Sie angerufen haben.
`,
    },
    age_restrictions: {
      title: "Altersbeschränkung",
      description:
        "Niemand unter 18 darf spielen. Wie wir das Alter prüfen und wie Sie Kinder vom Glücksspiel fernhalten.",
      body: `
Niemand unter 18 darf hier spielen. Wo das Recht Ihres Landes ein höheres Alter festlegt, gilt dieses Alter.

## Wie wir prüfen

1. Wir vergleichen Ihren Namen und Ihr Geburtsdatum mit öffentlichen Registern, wenn Sie ein Konto eröffnen.
2. Wo es keinen Eintrag gibt, bitten wir um einen Ausweis.
3. Solange Ihr Alter nicht feststeht, sind Einzahlung, Spiel und Auszahlung nicht möglich.

## Wenn jemand zu jung ist

Wir schließen das Konto, erstatten alle Einzahlungen und zahlen keine Gewinne aus. Wir verwenden die Daten niemals für Werbung.

## Zu Hause

- Geben Sie Ihr Passwort nie weiter und speichern Sie es nicht auf einem Gerät der Familie.
- Melden Sie sich ab, wenn Sie gehen.
- Nutzen Sie ein Filterprogramm, zum Beispiel [Net Guardian](https://filters.example).

Wenn Sie vermuten, dass hier jemand Minderjähriges spielt, [schreiben Sie uns](/contact-us/support). Wir gehen dem noch am selben Tag nach.
`,
    },
    cookies_policy: {
      title: "Cookie-Richtlinie",
      description: "Welche Cookies diese Website speichert, wozu und wie lange, und wie Sie wählen.",
      body: `
Ein Cookie ist eine kleine Notiz, die eine Website in Ihrem Browser hinterlässt. Wir speichern so wenige wie möglich. Nichts Freiwilliges wird geladen, bevor Sie zustimmen.

## Was wir speichern

| Name | Zweck | Zeit |
| id-token | Weiß, dass Sie angemeldet sind | 1 Jahr |
| theme | Merkt sich dunkel oder hell | Bis Sie es löschen |
| consent | Merkt sich Ihre Wahl | 1 Jahr |

## Gruppen

- **Notwendig**: Anmeldung, Sicherheit, Ihre Einstellungen. Ohne sie funktioniert die Website nicht.
- **Funktional**: der Chat mit dem Kundendienst.
- **Statistik**: welche Seiten gelesen werden, ohne Ihren Namen.
- **Marketing**: welche Kampagne Sie hierher gebracht hat.

## Ihre Wahl

Sie können Ihre Entscheidung jederzeit in den Cookie-Einstellungen ändern. Sonst ändert sich nichts.

Was mit personenbezogenen Daten geschieht, lesen Sie in unserer [Datenschutzerklärung](/information/privacy).
`,
    },
    about: {
      title: "Über uns",
      description: "Wer {brand} betreibt, woran wir glauben und was daran erfunden ist.",
      body: `
{brand} ist ein ruhiger Ort zum Spielen. Neben jedem Spiel stehen die Fakten, und niemand drängt Sie.

## Was Sie erwarten können

- Was eine Stunde Spielen kostet, neben jedem Spiel.
- Auszahlungen, die zeigen, in welchem Schritt sie sind.
- Eine Pause, sobald Sie dem Kundendienst schreiben.

## Wer wir sind

**Die {brand} Demo Ltd ist eine erfundene Gesellschaft.** Diese Website ist eine Vorführung: Ihre Lizenzen, Behörden und Spiele sind erfunden, und ihr Geld ist Spielgeld.

[Sicheres Spielen](/responsible-gambling) sagt, wie Sie die Kontrolle behalten.
`,
    },
    privacy: {
      title: "Datenschutzerklärung",
      description: "Welche personenbezogenen Daten wir brauchen, warum, wie lange wir sie behalten, und Ihre Rechte.",
      body: `
Wir fragen nur nach dem, was das Gesetz oder Ihr Konto verlangt.

## Was wir speichern und warum

| Daten | Warum | Wie lange |
| Name, Adresse, Geburtsdatum | Das Gesetz verlangt, dass wir Sie kennen | 5 Jahre, nachdem Sie gegangen sind |
| Zahlungen und Einsätze | Buchhaltung und Streitfälle | 5 Jahre |
| Limits und Pausen | Um Sie zu schützen | Solange sie gelten |
| Nachrichten an den Kundendienst | Um zu antworten | 2 Jahre |

## Wer sie sieht

Unsere Mitarbeitenden, Zahlungsdienste, Anbieter von Spielen (nie Ihren Namen) und Behörden mit einer rechtmäßigen Anfrage. Wir verkaufen nichts.

## Ihre Rechte

Sie können Ihre Daten lesen, berichtigen und mitnehmen, und löschen lassen, was wir nach keinem Gesetz behalten müssen. Schreiben Sie an [privacy@{domain}](mailto:privacy@{domain}). Wir antworten innerhalb von 30 Tagen.
`,
    },
    support: {
      title: "Kundendienst kontaktieren",
      description: "Wie Sie uns erreichen, wann wir antworten und was Sie bereithalten sollten.",
      body: `
Jede Nachricht liest ein Mensch, bei Tag und bei Nacht.

| Weg | Wir antworten |
| [support@{domain}](mailto:support@{domain}) | Innerhalb von 4 Stunden |

## Was uns hilft

- Die Referenz auf einer Fehlerseite, wenn Sie eine gesehen haben.
- Der Name des Spiels und die Uhrzeit der Runde.
- Datum und Betrag einer Zahlung.

Schicken Sie nie Ihr Passwort. Wir werden nie danach fragen.

## Wenn es um Ihr Spielen geht

Schreiben Sie ein Wort, **Pause**, und wir schließen das Spielen sofort für 24 Stunden.
`,
    },
    complaints: {
      title: "Beschwerden",
      description:
        "Was Sie tun können, wenn Sie nicht mit uns einverstanden sind: drei Schritte und wie lange jeder höchstens dauert.",
      body: `
Wenn wir einen Fehler gemacht haben, möchten wir davon hören.

1. Schreiben Sie an den [Kundendienst](/contact-us/support). Das meiste ist innerhalb eines Tages geklärt.
2. Bitten Sie um eine neue Prüfung. Jemand, der nicht beteiligt war, entscheidet innerhalb von 10 Tagen und nennt die Gründe.
3. Gehen Sie zur [unabhängigen Schiedsstelle](https://arbiter.example). Es kostet Sie nichts, und wir nehmen ihre Entscheidung an.

Ihr Konto, Ihr Geld und Ihre Einsätze bleiben, wie sie sind, während wir die Sache prüfen.
`,
    },
    "401": {
      title: "Bitte melden Sie sich an",
      description: "Diese Seite ist für angemeldete Spieler.",
      body: "Diese Seite gehört zu Ihrem Konto. Melden Sie sich an, und wir bringen Sie hin.",
    },
    "500": {
      title: "Bei uns ist etwas schiefgegangen",
      description: "Ein Fehler auf unserer Seite.",
      body: "Der Fehler liegt bei uns. Ihr Geld ist sicher, und eine begonnene Runde ist gespeichert. Bitte versuchen Sie es in einer Minute erneut.",
    },
  },
  menus: {
    information: {
      title: "Informationen",
      entries: {
        about: "Über uns",
        terms_and_conditions: "AGB",
        bonus_terms: "Bonusbedingungen",
        casino_rules: "Casinoregeln",
        betting_rules: "Wettregeln",
        payment_methods: "Zahlungsmethoden",
        privacy: "Datenschutz",
        cookies_policy: "Cookies",
      },
    },
    "contact-us": {
      title: "Kontakt",
      entries: {
        support: "Kundendienst",
        responsible_gambling: "Sicheres Spielen",
        age_restrictions: "Altersbeschränkung",
        complaints: "Beschwerden",
        "https://helpline.example/": "Unabhängige Hilfe",
      },
    },
  },
  legal:
    "Betrieben von der {brand} Demo Ltd, einer erfundenen Gesellschaft, mit der erfundenen Lizenz {number} ({authority}).",
};
