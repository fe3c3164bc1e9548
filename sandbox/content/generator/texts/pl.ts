import type { Texts } from "./shape";

/** Polish. Marked up like the English words. */
export const pl: Texts = {
  pages: {
    terms_and_conditions: {
      title: "Regulamin",
      description: "Umowa między Tobą a {brand}, prostymi słowami: Twoje konto, Twoje pieniądze i Twoje prawa.",
      body: `
Ten regulamin jest umową między Tobą a {brand} Demo Ltd. Jeśli jakieś zdanie jest niejasne, [zapytaj nas](/contact-us/support), zanim zaczniesz grać.

## Kto może założyć konto

- Masz co najmniej 18 lat lub więcej, jeśli wymaga tego Twoje prawo.
- Grasz dla siebie i za własne pieniądze.
- Masz jedno konto, z prawdziwym imieniem, nazwiskiem i adresem.

## Twoje konto

Nie podawaj nikomu hasła i wylogowuj się na wspólnych urządzeniach. Sprawdzamy Twoją tożsamość najpóźniej przed pierwszą wypłatą i mówimy, jakiego dokumentu brakuje i dlaczego.

## Twoje pieniądze

Wpłaty trzymamy oddzielnie od naszych pieniędzy. Wypłaty wracają, gdy tylko to możliwe, tą samą metodą, którą dokonano wpłaty. Za jedno i drugie nie pobieramy opłat.

## Gry i błędy

Liczy się wynik zapisany na serwerze gry. Jeśli gra lub nasza strona zawiedzie, zwracamy stawkę każdej rundy, której nie da się dokończyć.

## Zamknięcie konta

Możesz zamknąć konto w każdej chwili i zabrać swoje saldo. My możemy je zamknąć z powodu oszustwa lub gdy wymaga tego prawo; informujemy o tym na piśmie.

## Zmiany i spory

O nowej wersji informujemy co najmniej 14 dni przed jej wejściem w życie. Jeśli się nie zgadzamy, skorzystaj z naszej [procedury reklamacji](/contact-us/complaints).
`,
    },
    bonus_terms: {
      title: "Zasady bonusów",
      description:
        "Jak działają bonusy: warunek obrotu, terminy, najwyższa stawka, wykluczone gry i skutki rezygnacji.",
      body: `
Bonus to zawsze Twój wybór. Możesz go odrzucić, grać bez niego lub zrezygnować z niego później.

## Sześć faktów, zanim się zgodzisz

Każda oferta pokazuje te fakty, zanim naciśniesz przycisk.

| Fakt | Jeśli oferta nie mówi inaczej |
| Kwota | Podana w Twojej walucie |
| Warunek obrotu | 30-krotność bonusu, podana jako kwota |
| Czas | 30 dni |
| Najwyższa stawka | 5 EUR na rundę |
| Wykluczone gry | Kasyno na żywo, gry stołowe i jackpoty |
| Jeśli zrezygnujesz | Tracisz bonus i to, co dzięki niemu wygrano |

## Kolejność Twoich pieniędzy

Najpierw zawsze grasz za własne pieniądze. Możesz je wypłacić w każdej chwili; wypłata kończy bonus, który jest jeszcze aktywny.

## Jak liczy się obrót

- Sloty liczą się w całości.
- Gry błyskawiczne liczą się w połowie.
- Wykluczone gry nie liczą się wcale; zatrzymamy Cię, zanim zagrasz w nie z bonusem.

## Na co nie pozwalamy

Jeden bonus na osobę, gospodarstwo domowe i metodę płatności. Jeśli cofamy bonus, podajemy zasadę, a wpłacone pieniądze pozostają Twoje.
`,
    },
    casino_rules: {
      title: "Zasady kasyna",
      description: "Jak działają gry kasynowe: losowe wyniki, zwrot dla gracza, przerwane rundy i gra demo.",
      body: `
Każda gra pokazuje własne zasady. Te obowiązują we wszystkich.

## Przypadek

Wyniki pochodzą z certyfikowanego generatora liczb losowych u dostawcy gry. Ani Ty, ani my nie możemy na nie wpłynąć, a żadna runda nie pamięta poprzedniej.

## Zwrot dla gracza

RTP to część wszystkich stawek, którą gra oddaje w ciągu milionów rund. Nic nie mówi o Twoim wieczorze. Podajemy go przy każdej grze, razem ze średnim kosztem godziny gry.

## Przerwane rundy

1. Dostawca zapisuje rundę, gdy tylko Twoja stawka zostanie przyjęta.
2. Otwórz tę samą grę ponownie, a runda potoczy się dalej.
3. Jeśli to niemożliwe, stawka wraca do Ciebie w ciągu 24 godzin.

## Gra demo

W trybie demo niczego się nie stawia i niczego się nie wygrywa. Szanse są te same.
`,
    },
    betting_rules: {
      title: "Zasady zakładów",
      description:
        "Jak zakłady są przyjmowane, rozliczane i unieważniane: kursy, wyniki, przełożone wydarzenia i błędy.",
      body: `
Te zasady obowiązują przy każdym zakładzie na sport i sporty wirtualne.

## Kiedy zakład jest ważny

Zakład jest ważny, gdy na potwierdzeniu widać numer. Od tej chwili kursy są stałe. Jeśli zmienią się wcześniej, najpierw zapytamy.

## Rozliczenie

| Przypadek | Co się dzieje |
| Wydarzenie się kończy | Rozliczenie według oficjalnego wyniku, zwykle w ciągu godziny |
| Przełożone o ponad 48 godzin | Nieważny: stawka wraca |
| Przerwane | Nieważny, chyba że wynik był już pewny |
| Zawodnik nie startuje | Zakłady na tego zawodnika są nieważne |
| Remis o pierwsze miejsce | Stawkę dzieli się przez liczbę zwycięzców |

## Błędy

Jeśli kursy były wyraźnie błędne, rozliczamy według właściwych i informujemy o tym. Jeśli należy Ci się więcej, niż zapłaciliśmy, otrzymasz różnicę.

## Kto nie może obstawiać

Zawodnicy, trenerzy i sędziowie nie mogą obstawiać rozgrywek, w których biorą udział.
`,
    },
    payment_methods: {
      title: "Metody płatności",
      description: "Jak wpłacać i wypłacać, ile to trwa i ile kosztuje.",
      body: `
Oto metody płatności na Twoim rynku. Nie pobieramy opłat. Twój bank może je pobrać; zapytaj go, zanim zapłacisz w innej walucie.

## Ile to trwa

| Rodzaj | Wpłata | Wypłata po naszej kontroli |
| Karta | Od razu | Od 1 do 3 dni roboczych |
| Bank | Od razu lub 1 dzień roboczy | Od 1 do 2 dni roboczych |
| Portfel | Od razu | W ciągu godziny |
| Voucher | Od razu | Na Twoje konto bankowe |

## Przed pierwszą wypłatą

Musimy wiedzieć, że Ty to Ty i że metoda należy do Ciebie. Dokumenty możesz wysłać już w dniu założenia konta, aby później na nic nie czekać.

## Trzy zasady

- Płać tylko metodami na własne nazwisko.
- Wypłaty wracają metodą wpłaty, gdy to możliwe.
- Wypłatę sprawdzamy w ciągu 24 godzin. Widzisz, na jakim jest etapie i czyj jest następny ruch.

## Zachowaj kontrolę

Zdecyduj przed pierwszą wpłatą, ile chcesz wydać. Co pomaga, mówi strona [Odpowiedzialna gra](/responsible-gambling).
`,
    },
    responsible_gambling: {
      title: "Odpowiedzialna gra",
      description: "Przerwy i pomoc: co masz tu do dyspozycji, sygnały ostrzegawcze i z kim porozmawiać.",
      body: `
Hazard to rozrywka, która kosztuje. Gdy przestaje bawić, czas przestać. Nikt tu nie będzie Cię namawiać, aby grać dalej.

## Co Ci tu pomoże

| Co | Co robi |
| Koszt godziny | Widać go przy każdej grze, zanim zagrasz |
| Wynik netto | Pokazuje w trakcie gry, ile gra przyniosła lub kosztowała |
| Przerwa w grze | Obsługa klienta zamyka grę na czas od 24 godzin do sześciu tygodni |
| Samowykluczenie | Obsługa klienta zamyka konto na co najmniej sześć miesięcy |

Jeśli chcesz zrobić przerwę lub się wykluczyć, napisz do [obsługi klienta](/contact-us/support). Działa to od razu. Limitów nie można tu jeszcze ustawić.

## Sygnały ostrzegawcze

- Grasz, aby odzyskać przegrane pieniądze.
- Ukrywasz, ile grasz.
- Pożyczasz pieniądze lub wydajesz te na czynsz albo jedzenie.
- Czujesz niepokój, gdy nie grasz.

Jeśli znasz dwa z nich, zrób dziś przerwę.

## Porozmawiaj z kimś

[Niezależna pomoc](https://helpline.example) jest bezpłatna i nie mówi nam o Twoim telefonie.
`,
    },
    age_restrictions: {
      title: "Ograniczenia wiekowe",
      description: "Nikt poniżej 18 lat nie może grać. Jak sprawdzamy wiek i jak chronić dzieci przed hazardem.",
      body: `
Nikt poniżej 18 lat nie może tu grać. Jeśli prawo Twojego kraju wymaga wyższego wieku, obowiązuje ten wiek.

## Jak sprawdzamy

1. Gdy zakładasz konto, porównujemy Twoje imię, nazwisko i datę urodzenia z rejestrami publicznymi.
2. Jeśli nie ma wpisu, prosimy o dokument tożsamości.
3. Dopóki Twój wiek nie jest pewny, nie możesz wpłacać, grać ani wypłacać.

## Jeśli ktoś jest za młody

Zamykamy konto, zwracamy wszystkie wpłaty i nie wypłacamy wygranych. Tych danych nigdy nie używamy do reklamy.

## W domu

- Nigdy nie podawaj hasła i nie zapisuj go na rodzinnym urządzeniu.
- Wyloguj się, gdy odchodzisz.
- Używaj programu filtrującego, na przykład [Net Guardian](https://filters.example).

Jeśli uważasz, że gra tu osoba niepełnoletnia, [napisz do nas](/contact-us/support). Sprawdzimy to tego samego dnia.
`,
    },
    cookies_policy: {
      title: "Polityka plików cookie",
      description: "Jakie pliki cookie zapisuje ta strona, po co i na jak długo, oraz jak dokonać wyboru.",
      body: `
Plik cookie to mała notatka, którą strona zostawia w Twojej przeglądarce. Zapisujemy ich jak najmniej. Nic opcjonalnego nie ładuje się bez Twojej zgody.

## Co zapisujemy

| Nazwa | Cel | Czas |
| id-token | Wskazuje, że trwa Twoja sesja | 1 rok |
| theme | Pamięta ciemny lub jasny motyw | Do usunięcia |
| consent | Pamięta Twój wybór | 1 rok |

## Grupy

- **Niezbędne**: logowanie, bezpieczeństwo, Twoje wybory. Bez nich strona nie działa.
- **Funkcjonalne**: czat z obsługą klienta.
- **Statystyka**: które strony są czytane, bez Twojego nazwiska.
- **Marketing**: z jakiej kampanii pochodzi wizyta.

## Twój wybór

Możesz zmienić zdanie w każdej chwili w ustawieniach plików cookie i nic innego się nie zmieni.

Więcej o tym, co dzieje się z danymi osobowymi, przeczytasz w naszej [informacji o prywatności](/information/privacy).
`,
    },
    about: {
      title: "O nas",
      description: "Kto prowadzi {brand}, w co wierzymy i co jest tu fikcją.",
      body: `
{brand} to spokojne miejsce do gry. Fakty są przy każdej grze i nikt Cię nie pogania.

## Czego możesz oczekiwać

- Koszt godziny gry przy każdej grze.
- Wypłaty, które pokazują, na jakim są etapie.
- Przerwa, gdy tylko napiszesz do obsługi klienta.

## Kim jesteśmy

**{brand} Demo Ltd to fikcyjna firma.** Ta strona jest demonstracją: jej licencje, organy i gry są zmyślone, a pieniądze są na niby.

Jak zachować kontrolę, mówi strona [Odpowiedzialna gra](/responsible-gambling).
`,
    },
    privacy: {
      title: "Informacja o prywatności",
      description: "Jakich danych osobowych potrzebujemy, po co, jak długo je trzymamy i jakie masz prawa.",
      body: `
Pytamy tylko o to, czego wymaga prawo lub Twoje konto.

## Co przechowujemy i dlaczego

| Dane | Dlaczego | Jak długo |
| Imię, nazwisko, adres, data urodzenia | Prawo wymaga, aby Cię znać | 5 lat po zamknięciu konta |
| Płatności i zakłady | Księgowość i spory | 5 lat |
| Limity i przerwy | Aby Cię chronić | Dopóki obowiązują |
| Wiadomości do obsługi klienta | Aby odpowiedzieć | 2 lata |

## Kto je widzi

Nasi pracownicy, dostawcy płatności, dostawcy gier (nigdy Twojego nazwiska) i organy, które żądają tego zgodnie z prawem. Niczego nie sprzedajemy.

## Twoje prawa

Możesz przeczytać, poprawić i przenieść swoje dane oraz żądać usunięcia tych, których żadne prawo nie każe nam przechowywać. Napisz na [privacy@{domain}](mailto:privacy@{domain}). Odpowiadamy w ciągu 30 dni.
`,
    },
    support: {
      title: "Napisz do obsługi klienta",
      description: "Jak się z nami skontaktować, kiedy odpowiadamy i co mieć pod ręką.",
      body: `
Każdą wiadomość czyta człowiek, w dzień i w nocy.

| Sposób | Odpowiadamy |
| [support@{domain}](mailto:support@{domain}) | W ciągu 4 godzin |

## Co nam pomaga

- Numer referencyjny ze strony błędu, jeśli się pojawiła.
- Nazwa gry i godzina rundy.
- Data i kwota płatności.

Nigdy nie wysyłaj hasła. Nigdy o nie nie zapytamy.

## Jeśli chodzi o Twoją grę

Napisz jedno słowo, **przerwa**, a od razu zamkniemy grę na 24 godziny.
`,
    },
    complaints: {
      title: "Reklamacje",
      description: "Co zrobić, gdy się z nami nie zgadzasz: trzy kroki i najdłuższy czas każdego z nich.",
      body: `
Jeśli popełniliśmy błąd, chcemy o nim wiedzieć.

1. Napisz do [obsługi klienta](/contact-us/support). Większość spraw załatwiamy w ciągu dnia.
2. Poproś o ponowne rozpatrzenie. Osoba, która nie brała udziału w sprawie, decyduje w ciągu 10 dni i podaje powody.
3. Zwróć się do [niezależnego arbitra](https://arbiter.example). Nic Cię to nie kosztuje, a my przyjmujemy jego decyzję.

Twoje konto, pieniądze i zakłady pozostają bez zmian, gdy wyjaśniamy sprawę.
`,
    },
    "401": {
      title: "Zaloguj się",
      description: "Ta strona jest dla zalogowanych graczy.",
      body: "Ta strona należy do Twojego konta. Zaloguj się, a otworzymy ją.",
    },
    "500": {
      title: "Coś tu poszło nie tak",
      description: "Błąd po naszej stronie.",
      body: "To nasz błąd. Twoje pieniądze są bezpieczne, a rozpoczęta runda jest zapisana. Spróbuj ponownie za minutę.",
    },
  },
  menus: {
    information: {
      title: "Informacje",
      entries: {
        about: "O nas",
        terms_and_conditions: "Regulamin",
        bonus_terms: "Zasady bonusów",
        casino_rules: "Zasady kasyna",
        betting_rules: "Zasady zakładów",
        payment_methods: "Metody płatności",
        privacy: "Informacja o prywatności",
        cookies_policy: "Polityka plików cookie",
      },
    },
    "contact-us": {
      title: "Kontakt",
      entries: {
        support: "Obsługa klienta",
        responsible_gambling: "Odpowiedzialna gra",
        age_restrictions: "Ograniczenia wiekowe",
        complaints: "Reklamacje",
        "https://helpline.example/": "Niezależna pomoc",
      },
    },
  },
  legal: "Stronę prowadzi fikcyjna firma {brand} Demo Ltd. Fikcyjna licencja {number}, organ: {authority}.",
};
