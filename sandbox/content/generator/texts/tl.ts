import type { Texts } from "./shape";

/** Filipino, as it is spoken: the words of the trade stay English. Marked up like the English words. */
export const tl: Texts = {
  pages: {
    terms_and_conditions: {
      title: "Mga tuntunin at kondisyon",
      description: "Ang kasunduan mo at ng {brand} sa simpleng salita: ang account, pera at mga karapatan mo.",
      body: `
Ang mga tuntuning ito ang kasunduan mo at ng {brand} Demo Ltd. Kung may pangungusap na hindi malinaw, [magtanong sa amin](/contact-us/support) bago ka maglaro.

## Sino ang puwedeng magbukas ng account

- 18 taong gulang ka na o higit pa, o mas matanda kung iyon ang hinihingi ng batas sa inyo.
- Naglalaro ka para sa sarili mo, gamit ang sarili mong pera.
- Iisa lang ang account mo, at nasa totoo mong pangalan at address.

## Ang account mo

Huwag ibigay kaninuman ang password mo, at mag-log out sa device na may ibang gumagamit. Bineberipika namin kung sino ka bago ang unang withdrawal, at sinasabi namin kung anong dokumento ang kulang at kung bakit.

## Ang pera mo

Nakahiwalay ang mga deposit sa sarili naming pera. Hangga't maaari, ibinabalik ang mga withdrawal sa paraang ginamit mo sa pagbabayad. Wala kaming sinisingil na bayad sa alinman sa dalawa.

## Mga laro at pagkakamali

Ang resultang naka-save sa server ng laro ang masusunod. Kung pumalya ang laro o ang site namin, ibabalik namin ang taya sa bawat round na hindi na matatapos.

## Pagsasara ng account

Puwede mong isara ang account mo anumang oras at kunin ang balanse mo. Puwede rin namin itong isara dahil sa panloloko o kapag hinihingi ng batas; ipapaalam namin ito nang nakasulat.

## Mga pagbabago at hindi pagkakasundo

Ipinapaalam namin ang bagong bersyon nang hindi bababa sa 14 na araw bago ito magkabisa. Kung hindi tayo magkasundo, sundin ang aming [paraan ng pagrereklamo](/contact-us/complaints).
`,
    },
    bonus_terms: {
      title: "Mga tuntunin ng bonus",
      description:
        "Paano gumagana ang bonus: wagering requirement, takdang oras, pinakamataas na taya at bawal na laro.",
      body: `
Ikaw ang laging pumipili kung gusto mo ng bonus. Puwede mo itong tanggihan, maglaro nang wala ito, o isuko ito kalaunan.

## Anim na bagay bago ka tumanggap

Ipinapakita ng bawat alok ang mga ito bago ka pumindot ng button.

| Bagay | Maliban kung iba ang sabi ng alok |
| Halaga | Nakasulat sa pera mo |
| Wagering requirement | 30 beses ng bonus, ipinapakita bilang halaga |
| Oras | 30 araw |
| Pinakamataas na taya | 5 EUR bawat round |
| Mga larong hindi kasama | Live casino, table games at mga jackpot |
| Kung isusuko mo | Mawawala ang bonus at ang napanalunan gamit ito |

## Ang pagkakasunod-sunod ng pera mo

Laging nauuna ang sarili mong pera. Puwede mo itong i-withdraw anumang oras; tinatapos ng withdrawal ang bonus na aktibo pa.

## Paano binibilang ang wagering

- Buo ang bilang ng mga slot.
- Kalahati ang bilang ng mga instant game.
- Walang bilang ang mga larong hindi kasama, at pipigilan ka namin bago mo laruin ang mga ito gamit ang bonus.

## Ang hindi namin pinapayagan

Isang bonus lang bawat tao, sambahayan at paraan ng pagbabayad. Kung babawiin namin ang bonus, sasabihin namin ang tuntunin, at sa iyo pa rin ang perang na-deposit mo.
`,
    },
    casino_rules: {
      title: "Mga patakaran ng casino",
      description: "Paano gumagana ang mga laro: random na resulta, balik sa manlalaro, naputol na round at demo.",
      body: `
May sariling patakaran ang bawat laro. Para sa lahat ang mga ito.

## Pagkakataon

Galing ang mga resulta sa sertipikadong random number generator ng provider ng laro. Hindi mo ito maiimpluwensiyahan, at kami rin. Walang round na nakakaalala sa nauna.

## Balik sa manlalaro

Ang RTP ay ang bahagi ng lahat ng taya na ibinabalik ng laro sa milyon-milyong round. Wala itong sinasabi tungkol sa gabi mo. Ipinapakita namin ito sa tabi ng bawat laro, kasama ang karaniwang gastos sa isang oras ng paglalaro.

## Mga naputol na round

1. Sine-save ng provider ang round sa oras na makuha ang taya mo.
2. Buksan ulit ang parehong laro at magpapatuloy ang round.
3. Kung hindi na ito maitutuloy, babalik ang taya mo sa loob ng 24 na oras.

## Paglalaro sa demo

Sa demo, walang itinataya at walang napapanalunan. Pareho ang tsansa.
`,
    },
    betting_rules: {
      title: "Mga patakaran sa pustahan",
      description: "Paano tinatanggap, binabayaran at pinawawalang-bisa ang mga taya: odds, resulta at pagkakamali.",
      body: `
Para sa bawat taya sa sports at virtual sports ang mga patakarang ito.

## Kailan may bisa ang taya

May bisa ang taya kapag may numero na ang resibo nito. Hindi na magbabago ang odds mula roon. Kung magbago ang mga ito bago iyon, tatanungin ka muna namin.

## Pagbabayad

| Kaso | Ano ang mangyayari |
| Natapos ang laban | Ayon sa opisyal na resulta, karaniwang sa loob ng isang oras |
| Ipinagpaliban nang higit sa 48 oras | Walang bisa: ibabalik ang taya |
| Itinigil | Walang bisa, maliban kung tiyak na ang resulta |
| Hindi nagsimula ang manlalaro | Walang bisa ang mga taya sa manlalarong ito |
| Tabla sa unang puwesto | Hinahati ang taya sa bilang ng mga nanalo |

## Mga pagkakamali

Kung malinaw na mali ang odds, babayaran namin ayon sa tamang odds at sasabihin sa iyo. Kung may kulang sa ibinayad namin, matatanggap mo ang kulang.

## Sino ang hindi puwedeng tumaya

Hindi puwedeng tumaya ang mga manlalaro, coach at opisyal sa mga paligsahang sinasalihan nila.
`,
    },
    payment_methods: {
      title: "Mga paraan ng pagbabayad",
      description: "Mga paraan ng deposit at withdrawal, kung gaano katagal ang bawat isa, at kung magkano.",
      body: `
Ito ang mga paraan ng pagbabayad sa market mo. Wala kaming sinisingil na bayad. Puwedeng maningil ang bangko mo; magtanong muna rito kung ibang pera ang ipambabayad mo.

## Gaano katagal

| Uri | Deposit | Withdrawal, pagkatapos ng pagsusuri namin |
| Card | Agad | 1 hanggang 3 araw ng bangko |
| Bangko | Agad, o 1 araw ng bangko | 1 hanggang 2 araw ng bangko |
| Wallet | Agad | Sa loob ng isang oras |
| Voucher | Agad | Sa bank account mo |

## Bago ang unang withdrawal

Kailangan naming malaman na ikaw nga ito, at na sa iyo ang paraan ng pagbabayad. Puwede mong ipadala ang mga dokumento sa araw na magbukas ka ng account, para wala nang hihintayin kalaunan.

## Tatlong patakaran

- Magbayad lang gamit ang mga paraang nasa pangalan mo.
- Ibinabalik ang withdrawal sa paraang ginamit sa deposit kung posible.
- Sinusuri namin ang withdrawal sa loob ng 24 na oras. Makikita mo kung nasaan na ito at kung sino ang susunod na kikilos.

## Hawak mo ang kontrol

Magpasya kung magkano ang gagastusin bago ang unang deposit. Nasa [Ligtas na paglalaro](/responsible-gambling) kung ano ang makakatulong.
`,
    },
    responsible_gambling: {
      title: "Ligtas na paglalaro",
      description: "Pahinga at tulong: ang magagamit mo rito, mga palatandaang bantayan at kung sino ang kakausapin.",
      body: `
Libangang may gastos ang pagsusugal. Kapag hindi na ito masaya, oras na para tumigil. Walang mangungumbinsi sa iyo rito na magpatuloy.

## Ano ang makakatulong dito

| Ano | Ano ang ginagawa nito |
| Gastos sa isang oras | Nasa tabi ng bawat laro bago ka maglaro |
| Netong resulta | Ipinapakita habang naglalaro kung magkano ang naibigay o nagastos sa laro |
| Time-out | Isinasara ng support ang paglalaro nang 24 na oras hanggang anim na linggo |
| Self-exclusion | Isinasara ng support ang account mo nang hindi bababa sa anim na buwan |

Para sa time-out o self-exclusion, sumulat sa [support](/contact-us/support). May bisa ito agad. Hindi pa puwedeng magtakda ng mga limit dito.

## Mga palatandaang bantayan

- Naglalaro ka para mabawi ang natalo mo.
- Itinatago mo kung gaano ka kadalas maglaro.
- Nangungutang ka, o ginagastos mo ang para sa upa o pagkain.
- Hindi ka mapakali kapag hindi ka naglalaro.

Kung dalawa sa mga ito ang napapansin mo, magpahinga ka muna ngayon.

## Makipag-usap sa iba

Libre ang [independiyenteng tulong](https://helpline.example), at hindi nila sinasabi sa amin na tumawag ka.
`,
    },
    age_restrictions: {
      title: "Limitasyon sa edad",
      description:
        "Bawal maglaro ang wala pang 18. Paano namin sinusuri ang edad at paano mapoprotektahan ang mga bata.",
      body: `
Bawal maglaro rito ang wala pang 18 taong gulang. Kung mas mataas ang edad sa batas ng bansa mo, iyon ang masusunod.

## Paano kami nagsusuri

1. Inihahambing namin ang pangalan at petsa ng kapanganakan mo sa mga pampublikong talaan kapag nagbukas ka ng account.
2. Kung walang talaan, hihingi kami ng ID.
3. Hangga't hindi tiyak ang edad mo, hindi ka puwedeng mag-deposit, maglaro o mag-withdraw.

## Kung masyado pang bata

Isinasara namin ang account, ibinabalik ang lahat ng deposit at hindi nagbabayad ng panalo. Hindi namin ginagamit ang data sa pag-aanunsiyo.

## Sa bahay

- Huwag ibigay kaninuman ang password mo, at huwag itong i-save sa device ng pamilya.
- Mag-log out kapag aalis ka.
- Gumamit ng filter software, halimbawa ang [Net Guardian](https://filters.example).

Kung sa tingin mo ay may menor de edad na naglalaro rito, [sumulat sa amin](/contact-us/support). Titingnan namin ito sa araw ding iyon.
`,
    },
    cookies_policy: {
      title: "Patakaran sa cookie",
      description: "Anong mga cookie ang itinatago ng site na ito, para saan at gaano katagal, at paano ka pipili.",
      body: `
Ang cookie ay maliit na tala na iniiwan ng site sa browser mo. Kaunti lang ang itinatago namin hangga't maaari. Walang opsiyonal na nilo-load bago ka pumayag.

## Ang itinatago namin

| Pangalan | Para saan | Gaano katagal |
| id-token | Para malamang naka-log in ka | 1 taon |
| theme | Tinatandaan kung madilim o maliwanag | Hanggang burahin mo |
| consent | Tinatandaan ang pinili mo | 1 taon |

## Mga grupo

- **Kailangan**: pag-log in, seguridad, mga pinili mo. Hindi gagana ang site kung wala ang mga ito.
- **Pang-function**: ang chat ng support.
- **Estadistika**: kung aling mga page ang binabasa, nang wala ang pangalan mo.
- **Marketing**: kung aling kampanya ang nagdala sa iyo rito.

## Ang pinili mo

Puwede kang magbago ng isip anumang oras sa mga setting ng cookie, at walang ibang magbabago.

Basahin pa kung ano ang nangyayari sa personal na data sa aming [abiso sa privacy](/information/privacy).
`,
    },
    about: {
      title: "Tungkol sa amin",
      description: "Sino ang nagpapatakbo ng {brand}, ano ang pinaniniwalaan namin, at ano ang kathang-isip dito.",
      body: `
Payapang lugar para maglaro ang {brand}. Nasa tabi ng bawat laro ang impormasyon, at walang nagmamadali sa iyo.

## Ano ang maaasahan mo

- Ang gastos sa isang oras ng paglalaro sa tabi ng bawat laro.
- Mga withdrawal na ipinapakita kung nasaan na.
- Pahinga, kapag sumulat ka sa support.

## Sino kami

**Kathang-isip na kompanya ang {brand} Demo Ltd.** Demonstrasyon lang ang site na ito: imbento ang mga lisensiya, awtoridad at laro nito, at hindi totoong pera ang ginagamit.

Nasa [Ligtas na paglalaro](/responsible-gambling) kung paano mananatiling hawak mo ang kontrol.
`,
    },
    privacy: {
      title: "Abiso sa privacy",
      description:
        "Anong personal na data ang kailangan namin, bakit, gaano katagal itinatago, at ang mga karapatan mo.",
      body: `
Hinihingi lang namin ang kailangan ng batas o ng account mo.

## Ang itinatago namin, at bakit

| Data | Bakit | Gaano katagal |
| Pangalan, address, petsa ng kapanganakan | Hinihingi ng batas na kilala ka namin | 5 taon pagkaalis mo |
| Mga bayad at taya | Accounting at mga hindi pagkakasundo | 5 taon |
| Mga limit at pahinga | Para protektahan ka | Habang may bisa ang mga ito |
| Mga mensahe sa support | Para makasagot | 2 taon |

## Sino ang nakakakita

Ang mga empleyado namin, mga payment provider, mga provider ng laro (hindi kailanman ang pangalan mo) at mga awtoridad na may legal na kahilingan. Wala kaming ibinebenta.

## Ang mga karapatan mo

Puwede mong basahin, itama at ilipat ang data mo, at ipabura ang hindi ipinag-uutos ng batas na itago namin. Sumulat sa [privacy@{domain}](mailto:privacy@{domain}). Sumasagot kami sa loob ng 30 araw.
`,
    },
    support: {
      title: "Kontakin ang support",
      description: "Paano kami maaabot, kailan kami sumasagot, at ano ang dapat ihanda.",
      body: `
Tao ang bumabasa ng bawat mensahe, araw at gabi.

| Paraan | Sumasagot kami |
| [support@{domain}](mailto:support@{domain}) | Sa loob ng 4 na oras |

## Ang makakatulong sa amin

- Ang sanggunian sa error page, kung may nakita ka.
- Ang pangalan ng laro at ang oras ng round.
- Ang petsa at halaga ng bayad.

Huwag kailanman ipadala ang password mo. Hindi namin ito hihingin.

## Kung tungkol sa paglalaro mo

Magpadala ng isang salita, **pahinga**, at isasara namin agad ang paglalaro nang 24 na oras.
`,
    },
    complaints: {
      title: "Mga reklamo",
      description:
        "Ano ang gagawin kung hindi ka sang-ayon sa amin: tatlong hakbang at ang pinakamatagal na oras ng bawat isa.",
      body: `
Kung nagkamali kami, gusto namin itong marinig.

1. Sumulat sa [support](/contact-us/support). Karamihan ay naaayos sa loob ng isang araw.
2. Humingi ng pagrepaso. Magpapasya ang isang taong walang kinalaman dito sa loob ng 10 araw, at ibibigay ang mga dahilan.
3. Lumapit sa [independiyenteng tagahatol](https://arbiter.example). Wala kang babayaran, at tinatanggap namin ang pasya nito.

Mananatiling ganoon ang account, pera at mga taya mo habang tinitingnan namin ito.
`,
    },
    "401": {
      title: "Mag-log in muna",
      description: "Para sa mga naka-log in na manlalaro ang page na ito.",
      body: "Para sa account mo ang page na ito. Mag-log in, at dadalhin ka namin doon.",
    },
    "500": {
      title: "Nagkaproblema rito",
      description: "May pagkakamali sa panig namin.",
      body: "Sa amin ang pagkakamali. Ligtas ang pera mo, at naka-save ang round na nasimulan. Subukan ulit pagkalipas ng isang minuto.",
    },
  },
  menus: {
    information: {
      title: "Impormasyon",
      entries: {
        about: "Tungkol sa amin",
        terms_and_conditions: "Mga tuntunin at kondisyon",
        bonus_terms: "Mga tuntunin ng bonus",
        casino_rules: "Mga patakaran ng casino",
        betting_rules: "Mga patakaran sa pustahan",
        payment_methods: "Mga paraan ng pagbabayad",
        privacy: "Abiso sa privacy",
        cookies_policy: "Patakaran sa cookie",
      },
    },
    "contact-us": {
      title: "Kontak",
      entries: {
        support: "Support",
        responsible_gambling: "Ligtas na paglalaro",
        age_restrictions: "Limitasyon sa edad",
        complaints: "Mga reklamo",
        "https://helpline.example/": "Independiyenteng tulong",
      },
    },
  },
  legal:
    "Pinapatakbo ng {brand} Demo Ltd, isang kathang-isip na kompanya, sa ilalim ng kathang-isip na lisensiyang {number} ng {authority}.",
};
