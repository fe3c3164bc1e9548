import type { Texts } from "./shape";

/** The pages, menus and legal words in Finnish, written by the rules of `en.ts`. The menus and the legal sentence are short: every page carries them. */
export const fi: Texts = {
  pages: {
    terms_and_conditions: {
      title: "Käyttöehdot",
      description: "Sopimuksesi kanssamme selkeästi sanottuna: tilisi, rahasi ja oikeutesi.",
      body: `
Nämä ehdot ovat sopimus sinun ja {brand} Demo Ltd:n välillä. Jos jokin lause on epäselvä, [kysy meiltä](/contact-us/support) ennen kuin pelaat.

## Kuka voi avata tilin

- Olet täyttänyt 18 vuotta tai korkeamman iän, jota maasi laki edellyttää.
- Pelaat itsellesi ja omalla rahallasi.
- Sinulla on yksi tili, jossa ovat oikea nimesi ja osoitteesi.

## Tilisi

Pidä salasana omana tietonasi ja kirjaudu ulos yhteisiltä laitteilta. Vahvistamme henkilöllisyytesi viimeistään ennen ensimmäistä nostoa ja kerromme, mikä asiakirja puuttuu ja miksi.

## Rahasi

Talletukset pidetään erillään omista varoistamme. Nostot maksetaan samalla tavalla, jolla talletit, aina kun se on mahdollista. Emme peri kummastakaan maksua.

## Pelit ja virheet

Pelipalvelimelle tallennettu tulos ratkaisee. Jos peli tai sivustomme pettää, palautamme panoksen jokaisesta kierroksesta, jota ei voida pelata loppuun.

## Tilin sulkeminen

Voit sulkea tilisi milloin tahansa ja nostaa saldosi. Me voimme sulkea tilin petoksen vuoksi tai kun laki sitä vaatii. Silloin kerromme siitä kirjallisesti.

## Muutokset ja erimielisyydet

Ilmoitamme uudesta versiosta vähintään 14 päivää ennen kuin se tulee voimaan. Jos olemme eri mieltä, toimi [valitusohjeemme](/contact-us/complaints) mukaan.
`,
    },
    bonus_terms: {
      title: "Bonusehdot",
      description: "Miten bonukset toimivat: kierrätys, aikarajat, suurin panos, poissuljetut pelit ja mistä luovut.",
      body: `
Bonus on aina oma valintasi. Voit kieltäytyä siitä, pelata ilman sitä tai luopua siitä myöhemmin.

## Kuusi tietoa ennen kuin hyväksyt

Jokainen tarjous kertoo nämä tiedot ennen kuin painat painiketta.

| Tieto | Ellei tarjous kerro muuta |
| Määrä | Omassa valuutassasi |
| Kierrätysvaatimus | 30 kertaa bonus, kerrottuna rahana |
| Aika | 30 päivää |
| Suurin panos | 5 EUR kierrosta kohti |
| Poissuljetut pelit | Live-kasino, pöytäpelit ja jättipottipelit |
| Jos luovut siitä | Menetät bonuksen ja sillä voitetun |

## Rahojesi järjestys

Oma rahasi pelataan aina ensin. Voit nostaa sen milloin tahansa. Nosto päättää voimassa olevan bonuksen.

## Miten kierrätys kertyy

- Kolikkopelit kerryttävät sitä kokonaan.
- Pikapelit kerryttävät sitä puoliksi.
- Poissuljetut pelit eivät kerrytä sitä. Pysäytämme sinut ennen kuin pelaat niitä bonuksella.

## Mitä emme salli

Yksi bonus henkilöä, taloutta ja maksutapaa kohti. Jos otamme bonuksen takaisin, kerromme, mitä sääntöä rikottiin, ja saat pitää tallettamasi rahan.
`,
    },
    casino_rules: {
      title: "Kasinosäännöt",
      description:
        "Miten kasinopelit toimivat täällä: satunnaiset tulokset, palautusprosentti, keskeytyneet kierrokset ja suurimmat voitot.",
      body: `
Jokainen peli näyttää omat sääntönsä. Nämä koskevat kaikkia pelejä.

## Sattuma

Tulokset tulevat pelintarjoajan sertifioidusta satunnaislukugeneraattorista. Et sinä emmekä me voi vaikuttaa niihin, eikä mikään kierros muista edellistä.

## Palautusprosentti

Palautusprosentti on se osuus kaikista panoksista, jonka peli maksaa takaisin miljoonien kierrosten aikana. Illastasi se ei kerro mitään. Se näkyy jokaisen pelin vieressä yhdessä pelitunnin keskihinnan kanssa.

## Keskeytyneet kierrokset

1. Pelintarjoaja tallentaa kierroksen heti, kun panoksesi on otettu vastaan.
2. Avaa sama peli uudelleen, niin kierros jatkuu.
3. Jos se ei voi jatkua, saat panoksesi takaisin 24 tunnin kuluessa.

## Kokeilu

Kokeilussa ei panosteta eikä voiteta mitään. Todennäköisyydet ovat samat.
`,
    },
    betting_rules: {
      title: "Vetosäännöt",
      description: "Miten vedot otetaan vastaan, ratkaistaan ja mitätöidään: kertoimet, tulokset, siirrot ja virheet.",
      body: `
Nämä säännöt koskevat jokaista vetoa urheilusta ja virtuaaliurheilusta.

## Milloin veto on voimassa

Veto on voimassa, kun sen kuitissa on numero. Siitä lähtien kertoimet ovat kiinteät. Jos ne muuttuvat sitä ennen, kysymme sinulta ensin.

## Ratkaiseminen

| Tapaus | Mitä tapahtuu |
| Tapahtuma päättyy | Ratkaistaan virallisen tuloksen mukaan, yleensä tunnin kuluessa |
| Siirtyy yli 48 tuntia | Mitätön: panos palautetaan |
| Keskeytyy lopullisesti | Mitätön, ellei tulos ollut jo varma |
| Pelaaja ei aloita | Vedot tästä pelaajasta ovat mitättömiä |
| Tasatulos kärjessä | Panos jaetaan voittajien määrällä |

## Virheet

Jos kertoimet olivat selvästi väärät, ratkaisemme vedon oikeilla kertoimilla ja kerromme siitä sinulle. Jos maksoimme liian vähän, saat erotuksen.

## Kuka ei saa lyödä vetoa

Pelaajat, valmentajat ja toimitsijat eivät saa lyödä vetoa kilpailuista, joihin he osallistuvat.
`,
    },
    payment_methods: {
      title: "Maksutavat",
      description: "Miten talletat ja nostat rahaa, kauanko se kestää ja mitä se maksaa.",
      body: `
Nämä ovat markkinasi maksutavat. Emme peri maksuja. Pankkisi saattaa periä: kysy siltä ensin, jos maksat toisessa valuutassa.

## Kauanko se kestää

| Tapa | Talletus | Nosto tarkistuksemme jälkeen |
| Kortti | Heti | 1–3 pankkipäivää |
| Pankki | Heti tai 1 pankkipäivä | 1–2 pankkipäivää |
| Lompakko | Heti | Tunnin kuluessa |
| Maksuseteli | Heti | Pankkitilillesi |

## Ennen ensimmäistä nostoa

Meidän on tiedettävä, että sinä olet sinä ja että maksutapa on omasi. Voit lähettää asiakirjat jo tilin avauspäivänä, niin mikään ei jää odottamaan.

## Kolme sääntöä

- Maksa vain omalla nimelläsi olevilla maksutavoilla.
- Nostot maksetaan talletuksen maksutavalla, kun se on mahdollista.
- Tarkistamme noston 24 tunnin kuluessa. Näet, missä vaiheessa se on ja kuka toimii seuraavaksi.

## Pysy itse ohjaksissa

Päätä ennen ensimmäistä talletusta, paljonko haluat käyttää. [Vastuullinen pelaaminen](/responsible-gambling) kertoo, mikä auttaa.
`,
    },
    responsible_gambling: {
      title: "Vastuullinen pelaaminen",
      description: "Tauot ja apu: mitä keinoja sinulla on, mistä merkeistä huolestua ja kenelle puhua.",
      body: `
Rahapelaaminen on huvia, joka maksaa rahaa. Kun se ei enää ole hauskaa, on aika lopettaa. Kukaan ei täällä yritä saada sinua muuttamaan mieltäsi.

## Mikä täällä auttaa

| Keino | Mitä se tekee |
| Pelitunnin hinta | Näkyy jokaisen pelin vieressä ennen kuin pelaat |
| Nettotulos | Näyttää pelatessasi, mitä peli on tuonut tai maksanut |
| Pelitauko | Asiakaspalvelu sulkee pelit 24 tunniksi, enintään kuudeksi viikoksi |
| Peliesto | Asiakaspalvelu sulkee tilisi vähintään kuudeksi kuukaudeksi |

Jos haluat tauon tai pelieston, kirjoita [asiakaspalveluun](/contact-us/support). Se tulee voimaan heti. Rajoja ei voi vielä asettaa täällä.

## Merkkejä, joita kannattaa seurata

- Pelaat voittaaksesi takaisin sen, minkä hävisit.
- Salaat, kuinka paljon pelaat.
- Lainaat rahaa tai käytät rahaa, joka oli tarkoitettu vuokraan tai ruokaan.
- Olet levoton, kun et pelaa.

Jos tunnistat näistä kaksi, pidä tauko jo tänään.

## Puhu jollekulle

[Riippumaton apu](https://helpline.example) on maksutonta, eikä se kerro meille yhteydenotostasi.
`,
    },
    age_restrictions: {
      title: "Ikäraja",
      description: "Alle 18-vuotias ei saa pelata. Miten tarkistamme iän ja miten pidät lapset poissa rahapeleistä.",
      body: `
Alle 18-vuotias ei saa pelata täällä. Jos maasi laissa ikäraja on korkeampi, se ratkaisee.

## Miten tarkistamme iän

1. Vertaamme nimeäsi ja syntymäaikaasi julkisiin rekistereihin, kun avaat tilin.
2. Jos tietoja ei löydy, pyydämme henkilöllisyystodistuksen.
3. Ennen kuin ikäsi on varmistettu, et voi tallettaa, pelata etkä nostaa.

## Jos joku on liian nuori

Suljemme tilin ja palautamme kaikki talletukset, mutta emme maksa voittoja. Emme koskaan käytä tietoja mainontaan.

## Kotona

- Älä anna salasanaasi kenellekään äläkä tallenna sitä perheen laitteelle.
- Kirjaudu ulos, kun lähdet.
- Käytä esto-ohjelmaa, esimerkiksi [Net Guardian](https://filters.example).

Jos epäilet, että alaikäinen pelaa täällä, [kirjoita meille](/contact-us/support). Tutkimme asian samana päivänä.
`,
    },
    cookies_policy: {
      title: "Evästekäytäntö",
      description: "Mitä evästeitä tämä sivusto tallentaa, mihin ja kuinka pitkäksi aikaa, ja miten valitset.",
      body: `
Eväste on pieni muistilappu, jonka sivusto jättää selaimeesi. Tallennamme niitä niin vähän kuin voimme. Mitään valinnaista ei ladata ennen suostumustasi.

## Mitä tallennamme

| Nimi | Tarkoitus | Aika |
| id-token | Tietää, että olet kirjautunut sisään | 1 vuosi |
| theme | Muistaa tumman tai vaalean teeman | Kunnes poistat sen |
| consent | Muistaa valintasi | 1 vuosi |

## Ryhmät

- **Välttämättömät**: kirjautuminen, turvallisuus, valintasi. Sivusto ei toimi ilman niitä.
- **Toiminnalliset**: asiakaspalvelun chat.
- **Tilastot**: mitä sivuja luetaan, ilman nimeäsi.
- **Markkinointi**: mikä kampanja toi sinut tänne.

## Valintasi

Voit muuttaa mieltäsi milloin tahansa evästeasetuksissa. Mikään muu ei muutu.

Lue [tietosuojaselosteestamme](/information/privacy), mitä henkilötiedoille tapahtuu.
`,
    },
    about: {
      title: "Tietoa meistä",
      description: "Kuka tätä sivustoa ylläpitää, mihin uskomme ja mikä siinä on keksittyä.",
      body: `
{brand} on rauhallinen paikka pelata. Tiedot ovat jokaisen pelin vieressä, eikä kukaan hoputa sinua.

## Mitä voit odottaa

- Pelitunnin hinta jokaisen pelin vieressä.
- Nostot, joista näkee, missä vaiheessa ne ovat.
- Tauko heti, kun kirjoitat asiakaspalveluun.

## Keitä olemme

**{brand} Demo Ltd on keksitty yhtiö.** Tämä sivusto on esittely: sen luvat, viranomaiset ja pelit on keksitty, ja sen raha on leikkirahaa.

[Vastuullinen pelaaminen](/responsible-gambling) kertoo, miten pidät ohjat itselläsi.
`,
    },
    privacy: {
      title: "Tietosuojaseloste",
      description: "Mitä henkilötietoja tarvitsemme, miksi ja kuinka kauan niitä säilytämme, sekä oikeutesi.",
      body: `
Kysymme vain sen, mitä laki tai tilisi vaatii.

## Mitä säilytämme ja miksi

| Tieto | Miksi | Kuinka kauan |
| Nimi, osoite, syntymäaika | Laki vaatii meitä tuntemaan sinut | 5 vuotta lähtösi jälkeen |
| Maksut ja panokset | Kirjanpito ja erimielisyydet | 5 vuotta |
| Rajat ja tauot | Suojellaksemme sinua | Niin kauan kuin ne ovat voimassa |
| Viestit asiakaspalvelulle | Vastataksemme | 2 vuotta |

## Kuka tiedot näkee

Työntekijämme, maksupalvelut, pelintarjoajat (eivät koskaan nimeäsi) ja viranomaiset, joilla on siihen lakiin perustuva oikeus. Emme myy mitään.

## Oikeutesi

Voit lukea, oikaista ja siirtää tietosi sekä pyytää poistamaan ne, joita mikään laki ei vaadi säilyttämään. Kirjoita osoitteeseen [privacy@{domain}](mailto:privacy@{domain}). Vastaamme 30 päivän kuluessa.
`,
    },
    support: {
      title: "Asiakaspalvelu",
      description: "Miten tavoitat meidät, milloin vastaamme ja mitä kannattaa pitää käsillä.",
      body: `
Jokaisen viestin lukee ihminen, päivällä ja yöllä.

| Tapa | Vastaamme |
| [support@{domain}](mailto:support@{domain}) | 4 tunnin kuluessa |

## Mikä auttaa meitä

- Virhesivun viite, jos näit sellaisen.
- Pelin nimi ja kierroksen kellonaika.
- Maksun päivä ja summa.

Älä koskaan lähetä salasanaasi. Emme kysy sitä koskaan.

## Jos kyse on pelaamisestasi

Kirjoita yksi sana, **tauko**, niin suljemme pelit heti 24 tunniksi.
`,
    },
    complaints: {
      title: "Valitukset",
      description: "Mitä tehdä, kun olet eri mieltä kanssamme: kolme vaihetta ja kauanko kukin enintään kestää.",
      body: `
Jos teimme virheen, haluamme kuulla siitä.

1. Kirjoita [asiakaspalveluun](/contact-us/support). Useimmat asiat selviävät päivässä.
2. Pyydä uutta käsittelyä. Joku, joka ei ollut asiassa mukana, ratkaisee sen 10 päivän kuluessa ja perustelee päätöksensä.
3. Käänny [riippumattoman välittäjän](https://arbiter.example) puoleen. Se ei maksa sinulle mitään, ja me hyväksymme sen ratkaisun.

Tilisi, rahasi ja panoksesi pysyvät ennallaan, kun tutkimme asiaa.
`,
    },
    "401": {
      title: "Kirjaudu sisään",
      description: "Tämä sivu on kirjautuneille pelaajille.",
      body: "Tämä sivu kuuluu tilillesi. Kirjaudu sisään, niin viemme sinut sinne.",
    },
    "500": {
      title: "Jokin meni meillä vikaan",
      description: "Virhe meidän puolellamme.",
      body: "Virhe on meidän. Rahasi ovat tallessa, ja aloitettu kierros on tallennettu. Yritä uudelleen minuutin kuluttua.",
    },
  },
  menus: {
    information: {
      title: "Tietoa",
      entries: {
        about: "Meistä",
        terms_and_conditions: "Käyttöehdot",
        bonus_terms: "Bonusehdot",
        casino_rules: "Kasinosäännöt",
        betting_rules: "Vetosäännöt",
        payment_methods: "Maksutavat",
        privacy: "Tietosuoja",
        cookies_policy: "Evästeet",
      },
    },
    "contact-us": {
      title: "Yhteys",
      entries: {
        support: "Asiakaspalvelu",
        responsible_gambling: "Vastuullinen pelaaminen",
        age_restrictions: "Ikäraja",
        complaints: "Valitukset",
        "https://helpline.example/": "Riippumaton apu",
      },
    },
  },
  legal: "{brand} Demo Ltd, keksitty yhtiö. Keksitty lupa {number}, {authority}.",
};
