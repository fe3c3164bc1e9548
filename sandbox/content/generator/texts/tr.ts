import type { Texts } from "./shape";

/** Turkish. Marked up like the English words. */
export const tr: Texts = {
  pages: {
    terms_and_conditions: {
      title: "Şartlar ve koşullar",
      description: "{brand} ile aranızdaki anlaşma, sade bir dille: hesabınız, paranız ve haklarınız.",
      body: `
Bu koşullar, sizinle {brand} Demo Ltd arasındaki anlaşmadır. Bir cümle açık değilse oynamadan önce [bize sorun](/contact-us/support).

## Kimler hesap açabilir

- En az 18 yaşındasınız; yasanız daha yüksek bir yaş istiyorsa o yaştasınız.
- Kendiniz için ve kendi paranızla oynuyorsunuz.
- Gerçek adınız ve adresinizle tek bir hesabınız var.

## Hesabınız

Şifrenizi kimseyle paylaşmayın ve ortak cihazlarda çıkış yapın. Kimliğinizi en geç ilk para çekmeden önce doğrularız; hangi belgenin neden eksik olduğunu size söyleriz.

## Paranız

Yatırdığınız para, kendi paramızdan ayrı tutulur. Çekilen para, mümkün olan her durumda ödeme yaptığınız yönteme geri gider. İkisi için de ücret almayız.

## Oyunlar ve hatalar

Oyun sunucusunda kayıtlı sonuç geçerlidir. Bir oyun veya sitemiz arızalanırsa tamamlanamayan her turun bahsini iade ederiz.

## Hesabın kapatılması

Hesabınızı istediğiniz zaman kapatabilir ve bakiyenizi alabilirsiniz. Dolandırıcılık durumunda veya yasa gerektirdiğinde hesabı biz kapatabiliriz; bunu size yazılı olarak bildiririz.

## Değişiklikler ve anlaşmazlıklar

Yeni bir sürümü, geçerli olmasından en az 14 gün önce bildiririz. Anlaşamazsak [şikâyet sürecimizi](/contact-us/complaints) izleyin.
`,
    },
    bonus_terms: {
      title: "Bonus koşulları",
      description: "Bonuslar nasıl işler: çevrim şartı, süreler, en yüksek bahis, hariç oyunlar ve vazgeçince ne olur.",
      body: `
Bonus her zaman sizin seçiminizdir. Reddedebilir, onsuz oynayabilir veya sonra vazgeçebilirsiniz.

## Kabul etmeden önce altı bilgi

Her teklif, siz bir düğmeye basmadan önce bu bilgileri gösterir.

| Bilgi | Teklif başka bir şey söylemiyorsa |
| Tutar | Kendi para biriminizde gösterilir |
| Çevrim şartı | Bonusun 30 katı, tutar olarak gösterilir |
| Süre | 30 gün |
| En yüksek bahis | Tur başına 5 EUR |
| Hariç oyunlar | Canlı casino, masa oyunları ve jackpotlar |
| Vazgeçerseniz | Bonus ve onunla kazanılan para gider |

## Paranızın sırası

Önce her zaman kendi paranızla oynanır. Bu parayı istediğiniz zaman çekebilirsiniz; para çekme, etkin olan bonusu sona erdirir.

## Çevrime ne kadar sayılır

- Slotlar tam sayılır.
- Anlık oyunlar yarım sayılır.
- Hariç oyunlar sayılmaz; bonusla oynamak isterseniz sizi önceden durdururuz.

## İzin vermediklerimiz

Kişi, hane ve ödeme yöntemi başına bir bonus. Bir bonusu geri alırsak kuralı belirtiriz; yatırdığınız para sizde kalır.
`,
    },
    casino_rules: {
      title: "Casino kuralları",
      description: "Casino oyunları nasıl işler: rastgele sonuçlar, oyuncuya geri ödeme, yarım kalan turlar ve demo.",
      body: `
Her oyun kendi kurallarını gösterir. Bunlar hepsi için geçerlidir.

## Şans

Sonuçlar, oyun sağlayıcısının sertifikalı rastgele sayı üretecinden gelir. Ne siz ne de biz sonuçları etkileyebiliriz; hiçbir tur bir öncekini hatırlamaz.

## Oyuncuya geri ödeme

RTP, bir oyunun milyonlarca turda bütün bahislerin ne kadarını geri ödediğidir. Sizin akşamınız hakkında bir şey söylemez. Her oyunun yanında, bir saatlik oyunun ortalama maliyetiyle birlikte gösteririz.

## Yarım kalan turlar

1. Sağlayıcı, bahsiniz alınır alınmaz turu kaydeder.
2. Aynı oyunu yeniden açın; tur devam eder.
3. Devam edemezse bahsiniz 24 saat içinde geri verilir.

## Demo oyun

Demo modunda bahis yapılmaz ve kazanç olmaz. Olasılıklar aynıdır.
`,
    },
    betting_rules: {
      title: "Bahis kuralları",
      description:
        "Bahisler nasıl alınır, sonuçlandırılır ve geçersiz sayılır: oranlar, sonuçlar, ertelemeler ve hatalar.",
      body: `
Bu kurallar, spor ve sanal spor üzerine her bahis için geçerlidir.

## Bahis ne zaman geçerlidir

Bahis, makbuzunda bir numara göründüğünde geçerlidir. Oranlar o andan sonra değişmez. Daha önce değişirlerse önce size sorarız.

## Sonuçlandırma

| Durum | Ne olur |
| Karşılaşma biter | Resmî sonuca göre, genellikle bir saat içinde sonuçlandırılır |
| 48 saatten uzun ertelenir | Geçersiz: bahis iade edilir |
| Yarıda kalır | Sonuç zaten kesin değilse geçersiz |
| Oyuncu başlamaz | Bu oyuncuya yapılan bahisler geçersiz |
| Beraberlik paylaşımı | Bahis, kazananların sayısına bölünür |

## Hatalar

Oranlar açıkça yanlışsa doğru oranlarla sonuçlandırır ve size bildiririz. Size ödediğimizden fazlasını borçluysak farkı alırsınız.

## Kimler bahis yapamaz

Oyuncular, antrenörler ve hakemler, katıldıkları yarışmalara bahis yapamaz.
`,
    },
    payment_methods: {
      title: "Ödeme yöntemleri",
      description: "Para yatırma ve çekme yolları, her birinin ne kadar sürdüğü ve ücreti.",
      body: `
Bunlar, bulunduğunuz pazardaki ödeme yollarıdır. Biz ücret almayız. Bankanız alabilir; başka bir para biriminde ödeme yapmadan önce bankanıza sorun.

## Ne kadar sürer

| Tür | Para yatırma | Para çekme, kontrolümüzden sonra |
| Kart | Hemen | 1 ila 3 iş günü |
| Banka | Hemen veya 1 iş günü | 1 ila 2 iş günü |
| Cüzdan | Hemen | Bir saat içinde |
| Kupon | Hemen | Banka hesabınıza |

## İlk para çekmeden önce

Sizin gerçekten siz olduğunuzu ve yöntemin size ait olduğunu bilmemiz gerekir. Belgeleri hesabınızı açtığınız gün gönderebilirsiniz; böylece sonra beklemezsiniz.

## Üç kural

- Yalnızca kendi adınıza olan yöntemlerle ödeme yapın.
- Çekilen para, mümkünse parayı yatırdığınız yönteme geri gider.
- Para çekme talebini 24 saat içinde kontrol ederiz. Hangi adımda olduğunu ve sıranın kimde olduğunu görürsünüz.

## Kontrol sizde kalsın

İlk para yatırmadan önce ne kadar harcayacağınıza karar verin. Nelerin yardımcı olduğunu [Sorumlu oyun](/responsible-gambling) sayfası anlatır.
`,
    },
    responsible_gambling: {
      title: "Sorumlu oyun",
      description: "Molalar ve yardım: buradaki imkânlar, dikkat edilecek belirtiler ve konuşabileceğiniz kişiler.",
      body: `
Kumar, para harcanan bir eğlencedir. Eğlence olmaktan çıktığında durma zamanıdır. Burada kimse sizi oynamaya ikna etmeye çalışmaz.

## Burada size yardımcı olanlar

| Ne | Ne yapar |
| Bir saatin maliyeti | Oynamadan önce her oyunun yanında durur |
| Net sonuç | Oynarken oyunun size ne kazandırdığını veya neye mal olduğunu gösterir |
| Oyun molası | Destek ekibi oyunu 24 saatten altı haftaya kadar kapatır |
| Kendini hariç tutma | Destek ekibi hesabınızı en az altı ay kapatır |

Mola veya kendinizi hariç tutmak için [destek ekibimize](/contact-us/support) yazın. Hemen geçerli olur. Burada henüz limit belirlenemiyor.

## Dikkat edilecek belirtiler

- Kaybettiğinizi geri kazanmak için oynuyorsunuz.
- Ne kadar oynadığınızı saklıyorsunuz.
- Borç alıyor veya kira ya da yemek parasını harcıyorsunuz.
- Oynamadığınızda huzursuz oluyorsunuz.

Bunlardan ikisi size tanıdık geliyorsa bugün mola verin.

## Biriyle konuşun

[Bağımsız yardım](https://helpline.example) ücretsizdir ve aradığınızı bize söylemez.
`,
    },
    age_restrictions: {
      title: "Yaş sınırı",
      description: "18 yaşından küçükler oynayamaz. Yaşı nasıl kontrol ederiz, çocukları kumardan nasıl korursunuz.",
      body: `
18 yaşından küçük kimse burada oynayamaz. Ülkenizin yasası daha yüksek bir yaş istiyorsa o yaş geçerlidir.

## Nasıl kontrol ederiz

1. Hesap açtığınızda adınızı ve doğum tarihinizi resmî kayıtlarla karşılaştırırız.
2. Kayıt yoksa kimlik belgesi isteriz.
3. Yaşınız kesinleşene kadar para yatıramaz, oynayamaz ve para çekemezsiniz.

## Biri yaşça küçükse

Hesabı kapatır, yatırılan paranın tamamını iade eder, kazanç ödemeyiz. Bu verileri asla reklam için kullanmayız.

## Evde

- Şifrenizi asla paylaşmayın ve aile cihazına kaydetmeyin.
- Ayrılırken çıkış yapın.
- Filtre yazılımı kullanın, örneğin [Net Guardian](https://filters.example).

Burada reşit olmayan birinin oynadığını düşünüyorsanız [bize yazın](/contact-us/support). Aynı gün inceleriz.
`,
    },
    cookies_policy: {
      title: "Çerez politikası",
      description: "Bu site hangi çerezleri, ne için ve ne kadar süre saklar; seçiminizi nasıl yaparsınız.",
      body: `
Çerez, bir sitenin tarayıcınıza bıraktığı küçük bir nottur. Mümkün olduğunca az çerez saklarız. Siz evet demeden isteğe bağlı hiçbir şey yüklenmez.

## Ne saklarız

| Ad | Amaç | Süre |
| id-token | Giriş yaptığınızı bilir | 1 yıl |
| theme | Koyu veya açık temayı hatırlar | Siz silene kadar |
| consent | Seçiminizi hatırlar | 1 yıl |

## Gruplar

- **Gerekli**: giriş, güvenlik, seçimleriniz. Site bunlarsız çalışmaz.
- **İşlevsel**: destek sohbeti.
- **İstatistik**: hangi sayfaların okunduğu, adınız olmadan.
- **Pazarlama**: sizi buraya hangi kampanyanın getirdiği.

## Seçiminiz

Çerez ayarlarında kararınızı istediğiniz zaman değiştirebilirsiniz; başka hiçbir şey değişmez.

Kişisel verilere ne olduğunu [gizlilik bildirimimizde](/information/privacy) okuyabilirsiniz.
`,
    },
    about: {
      title: "Hakkımızda",
      description: "{brand} sitesini kim işletir, neye inanırız ve burada ne kurgudur.",
      body: `
{brand}, sakin bir oyun yeridir. Bilgiler her oyunun yanındadır ve kimse sizi acele ettirmez.

## Ne bekleyebilirsiniz

- Her oyunun yanında bir saatlik oyunun maliyeti.
- Hangi adımda olduğunu gösteren para çekme işlemleri.
- Destek ekibine yazdığınızda hemen bir mola.

## Biz kimiz

**{brand} Demo Ltd kurgusal bir şirkettir.** Bu site bir gösterimdir: lisansları, kurumları ve oyunları uydurmadır, parası gerçek değildir.

Kontrolü nasıl elinizde tutacağınızı [Sorumlu oyun](/responsible-gambling) sayfası anlatır.
`,
    },
    privacy: {
      title: "Gizlilik bildirimi",
      description: "Hangi kişisel verilere neden ihtiyaç duyarız, ne kadar süre saklarız ve haklarınız.",
      body: `
Yalnızca yasanın veya hesabınızın gerektirdiğini sorarız.

## Ne saklarız ve neden

| Veri | Neden | Süre |
| Ad, adres, doğum tarihi | Yasa sizi tanımamızı ister | Ayrılmanızdan sonra 5 yıl |
| Ödemeler ve bahisler | Muhasebe ve anlaşmazlıklar | 5 yıl |
| Limitler ve molalar | Sizi korumak için | Geçerli oldukları sürece |
| Desteğe yazılan mesajlar | Yanıtlamak için | 2 yıl |

## Kim görür

Çalışanlarımız, ödeme sağlayıcıları, oyun sağlayıcıları (adınızı asla) ve yasal talebi olan kurumlar. Hiçbir şeyi satmayız.

## Haklarınız

Verilerinizi okuyabilir, düzeltebilir ve taşıyabilirsiniz; hiçbir yasanın saklatmadığı verileri sildirebilirsiniz. [privacy@{domain}](mailto:privacy@{domain}) adresine yazın. 30 gün içinde yanıtlarız.
`,
    },
    support: {
      title: "Desteğe yazın",
      description: "Bize nasıl ulaşırsınız, ne zaman yanıtlarız ve yanınızda ne olmalı.",
      body: `
Her mesajı gece gündüz bir insan okur.

| Yol | Yanıt süremiz |
| [support@{domain}](mailto:support@{domain}) | 4 saat içinde |

## Bize ne yardımcı olur

- Bir hata sayfası gördüyseniz oradaki referans.
- Oyunun adı ve turun saati.
- Ödemenin tarihi ve tutarı.

Şifrenizi asla göndermeyin. Biz onu hiç istemeyiz.

## Konu kendi oyununuzsa

Tek bir kelime yazın, **mola**; oyunu hemen 24 saat kapatırız.
`,
    },
    complaints: {
      title: "Şikâyetler",
      description: "Bizimle aynı fikirde değilseniz ne yapabilirsiniz: üç adım ve her birinin en uzun süresi.",
      body: `
Hata yaptıysak bunu duymak isteriz.

1. [Destek ekibine](/contact-us/support) yazın. Çoğu konu bir gün içinde çözülür.
2. Yeniden inceleme isteyin. Konuya karışmamış biri 10 gün içinde karar verir ve gerekçesini açıklar.
3. [Bağımsız hakeme](https://arbiter.example) başvurun. Size hiçbir maliyeti yoktur ve kararını kabul ederiz.

Biz incelerken hesabınız, paranız ve bahisleriniz olduğu gibi kalır.
`,
    },
    "401": {
      title: "Lütfen giriş yapın",
      description: "Bu sayfa, giriş yapmış oyuncular içindir.",
      body: "Bu sayfa hesabınıza ait. Giriş yapın, sizi oraya götürelim.",
    },
    "500": {
      title: "Burada bir sorun oluştu",
      description: "Bizim tarafımızda bir hata.",
      body: "Hata bizde. Paranız güvende ve başlamış bir tur saklanır. Lütfen bir dakika sonra yeniden deneyin.",
    },
  },
  menus: {
    information: {
      title: "Bilgi",
      entries: {
        about: "Hakkımızda",
        terms_and_conditions: "Şartlar ve koşullar",
        bonus_terms: "Bonus koşulları",
        casino_rules: "Casino kuralları",
        betting_rules: "Bahis kuralları",
        payment_methods: "Ödeme yöntemleri",
        privacy: "Gizlilik bildirimi",
        cookies_policy: "Çerez politikası",
      },
    },
    "contact-us": {
      title: "İletişim",
      entries: {
        support: "Destek ekibi",
        responsible_gambling: "Sorumlu oyun",
        age_restrictions: "Yaş sınırı",
        complaints: "Şikâyetler",
        "https://helpline.example/": "Bağımsız yardım",
      },
    },
  },
  legal:
    "Kurgusal bir şirket olan {brand} Demo Ltd tarafından, {authority} kurumunun {number} numaralı kurgusal lisansıyla işletilir.",
};
