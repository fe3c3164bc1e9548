import type { SlotTheme } from "./themes";

/** Name parts of a theme's games: one word, a place ("Rings of Callisto"), somebody ("Old Barnaby's Chest"). */
export interface GameDescription {
  single: readonly string[];
  places: readonly string[];
  people: readonly string[];
}

const lore = (single: string, places: string, people: string): GameDescription => ({
  single: single.split(" "),
  places: places.split(", "),
  people: people.split(", "),
});

export const slotLore: Record<SlotTheme, GameDescription> = {
  planet: lore(
    "Perihelion Starloom Moonfall Voidtide Aphelion Cometary Skyfarer Umbra Heliopause Ringrunner Farside Parallax Starglass Orrery",
    "Callisto, the Outer Dark, Deimos, Andromeda Bay, the Seventh Moon, Proxima, the Long Night, Tycho, Europa, the Pale Star",
    "Captain Orla, Doctor Vantage, Navigator Lumen, Major Quill, Old Cassini, Commander Fenn",
  ),
  pyramid: lore(
    "Ankhara Sandsong Scarabus Duneborn Nilotica Sunbarque Khamsin Hierograph Lotusfall Obelisk Cartouche Sandglass Faience Papyri",
    "Memphis, the Two Lands, Thebes, the Silent Queen, Heliopolis, the Red Sands, Anuket, the First Cataract, Dendera, Abydos",
    "Nefret, Princess Ahaneith, The Vizier, Imani, Old Khufu, Sekhet",
  ),
  gem: lore(
    "Facets Carat Gemfall Tourmaline Lustre Prismatica Crystalline Sparkline Cabochon Glimmer Alexandrite Brilliance Geode Spinel",
    "Kimberline, the Deep Vein, Mirror Lake, the Cutter's Row, Antwerp Lane, the Glass Mountain, Ceylon Bay, the Blue Vault, Emberly, the Ninth Seam",
    "Madame Topaz, The Jeweller, Ruby Marlowe, Old Garnet, Mister Sparks, Lady Beryl",
  ),
  wheel: lore(
    "Whirligig Roundabout Merrymaker Spinnaker Tombola Showstopper Carousello Pinwheel Bigtop Lucky-Go-Round Hullabaloo Fairlight Razzmatazz Cavalcade",
    "Brightpier, the Midway, Coney Lane, Saturday Night, the Painted Horses, the Boardwalk, Summer's End, the Big Tent, Luna Park, the Travelling Fair",
    "Barker Bill, Madame Zelda, Ringmaster Rollo, Aunt Trixie, The Amazing Alonzo, Penny Arcade",
  ),
  fox: lore(
    "Foxglen Rustletail Brushwood Emberfur Vulpine Hedgerow Fernwick Slyboots Russetmoor Underwood Duskrunner Leafall Acornia Foxfire",
    "Fernwick, the Old Wood, Hazel Hollow, the Red Hills, Bramblemere, October, the Hidden Den, Ashdown, the Long Meadow, Copper Creek",
    "Reynard, Mother Vixen, Sly Sullivan, Miss Russet, Old Whiskers, Finn",
  ),
  dragon: lore(
    "Wyrmhoard Longscale Jadefang Dragonfall Emberwing Drakkon Scalefire Cinderwyrm Cloudserpent Skyscale Hoardkeeper Wyvern Smokewing Tianlong",
    "the Jade Throne, Mount Heng, the Eastern Sea, Nine Peaks, the Pearl River, the Silk Court, Lotus Pass, the Burning Sky, Qilin Valley, the Ninth Cloud",
    "Emperor Long, Mei Lin, Master Zhou, Princess Jiao, General Tao, Little Wyrm",
  ),
  cards: lore(
    "Knavery Trumps Gambado Pokerface Aceworth Highroller Trickster Shufflemore Cardsharp Jackanapes Suitcase Vingt Fullhouse Bluffington",
    "the Red Room, Monte Verde, Spades, the Velvet Table, Hearts, the Last Hand, the River Queen, Baden Hall, Saint Clair, the High Table",
    "Lady Luckworth, The Baron, Jack Silver, Madame Deuce, Ace Holloway, The Duchess",
  ),
  fruit: lore(
    "Juicebox Pomona Fruitopia Citrolina Zest Plumtastic Melonade Cherrywood Tuttifruit Peachy Squeeze Sorbetto Orchardia Berryline",
    "the Orchard, Lemon Hill, Valencia Lane, Plum Street, the Market Square, Summer, Mango Bay, Cherry Tree Corner, the Fruit Stand, Amalfi Way",
    "Auntie Apricot, Benny Berry, Mister Melon, Granny Plum, Lola Limón, Farmer Joe",
  ),
  crown: lore(
    "Regalia Frostholm Kingsmere Thronefall Ironhelm Crownsworn Sovereign Highkeep Ravenhall Oathbound Wintercourt Swordlake Heraldry Coronet",
    "the Ice Queen, Ironhold, the North Tower, the Young King, Castle Grey, the Seven Banners, Winterfall Keep, the Lion Gate, Avonlea, the Last Regent",
    "Queen Isolde, King Aldric, Sir Percival Stone, Lady Rowena, The Jester, Prince Edmund",
  ),
  book: lore(
    "Inkwell Grimoria Loreseeker Runebook Scriptorium Parchmentia Folioscope Quillfire Palimpsest Marginalia Storybound Codicil Unwritten Bookwyrm",
    "Ashes, the Sunken Library, Amun's Scribe, Forgotten Names, the Lost Abbey, Alexandria, Thoth's Pupil, the Blind Monk, a Thousand Keys, the Old Archive",
    "Evelyn Marsh, Professor Hart, Brother Anselm, The Archivist, Rafael Stone, Miss Pemberton",
  ),
  ship: lore(
    "Longship Seawolf Fjordheim Valhalls Knarr Northwind Skaldsong Runesail Stormprow Ragnhild Drakkar Icefjord Hornblow Shieldwall",
    "Asgrim, the Whale Road, Birka, the Frozen Fjord, Hedeby, Ragnhild, the Nine Worlds, Iron Bay, Thule, the Raven Banner",
    "Erik, Astrid, Jarl Haakon, Sigrun, Bjorn, Old Leif",
  ),
  neon: lore(
    "Afterglow Nightline Synthetica Overpass Overdusk Vaporia Neonia Streetlight Hypercity Redshift Midnighter Glowstick Cassette Turbolane",
    "Sector Nine, Sunset Drive, the Night Shift, Electric Avenue, Ocean Boulevard, Tokyo Lane, Lost Cassettes, the Last Arcade, Vice Harbour, the Second Sunset",
    "Johnny Chrome, Roxy Volt, DJ Halogen, Agent Violet, Max Static, Kira",
  ),
  volcano: lore(
    "Magmatic Cinderfall Pyroclast Krakaloa Lavaflow Emberlands Calderon Obsidia Ashfall Vulkana Hotrock Smokestack Fumarole Igneous",
    "Mauna Oro, the Fire Island, Krakaloa, the Sleeping Giant, Cinder Bay, the Tiki King, Ashen Rock, Lava Point, the Red Mountain, Obsidian Beach",
    "Chief Kahuna, Pele's Daughter, Moana Flint, Professor Basalt, Big Tiki, Koa",
  ),
  pearl: lore(
    "Abyssal Pearlescent Undertow Tidewater Corallia Nacre Driftglass Lagoona Saltspray Deepsong Bathysphere Seabloom Reefwalker Nautilia",
    "the Blue Hole, Coral Bay, Neptune's Daughter, the Sunken City, Manta Point, the Seven Tides, Mermaid Rock, Atlantis Reef, the Pearl Coast, the Quiet Deep",
    "Captain Nereus, Marina, Old Neptune, Diver Dan, Coralie, Queen Thetis",
  ),
  lantern: lore(
    "Lanternfall Paperlight Moonfest Hanabi Silklight Glowpaper Teahouse Yuanxiao Lampglow Nightmarket Festiva Firefly Kumoi Wishlight",
    "Peony Street, the Paper Moon, the Night Market, Suzhou Bridge, a Thousand Lights, the Jade Canal, Plum Blossom Lane, the Harvest Moon, Silk Road Inn, Golden Week",
    "Grandmother Li, Hana, The Lamplighter, Master Wen, Little Mei, Old Chen",
  ),
  sevens: lore(
    "Sevenfold Onearm Chromeline Retrospin Barfly Bellringer Hotline Reelworks Lucky-Strike-Out Supernudge Paystation Ringading Clatter Vegasonic",
    "the Old Arcade, Reno, Route Seven, the Silver Bell, Fremont Lane, Friday Night, the Hot Reel, Liberty Street, Las Luces, the Back Room",
    "Lucky Lou, Vinnie Seven, Bella Bar, Big Al, Ruby Bell, Mister Nickel",
  ),
  clover: lore(
    "Fourleaf Shamrockery Cloverdale Blarney Luckland Emeraldine Rainbowend Paddywhack Fiddlestick Greengold Wishbone Kilbride Luckypenny Faerie",
    "Kilbride, the Rainbow's End, Connemara, Lucky Hill, the Little People, Galway Bay, the Green Door, Ballymore, Tipperary Lane, the Golden Pot",
    "Finnegan, Paddy McGreen, Molly, Seamus, Old O'Dell, Fiona",
  ),
  idol: lore(
    "Quetzala Sunstone Jaguaress Canopia Cenote Tikalan Jungleborn Goldmask Serpentia Stelae Vinefall Obsidiana Copalero Zapotec",
    "Tikal Falls, the Jade Mask, the Sun Priest, El Mirador, the Lost Canopy, the Jaguar King, Palenque Bay, the Green Abyss, Xibala, the Golden Toucan",
    "Diego Marsh, Itzel, Professor Amador, The Jaguar King, Marta Vane, Cuauhtli",
  ),
  wolf: lore(
    "Moonhowl Wolfsong Greymane Timberline Packrunner Northpine Frostfang Howlmore Nightpack Silverpelt Snowstalker Lupine Whitewater Pinewatch",
    "the North Ridge, White Pines, the Hunter's Moon, Yukon Bay, the Grey Pack, Silver Lake, Wolf Creek, the Long Winter, Timber Falls, the Frozen Trail",
    "Chief Grey Feather, Luna, Akela's Daughter, Ranger Boone, Old Greymane, Kodiak Jack",
  ),
  chest: lore(
    "Doubloons Corsairs Blackflag Shiverwreck Buccanalia Saltbeard Marooner Goldtide Crossbones Jollyboat Keelhaul Parleys Plunderbay Scallywags",
    "Skull Island, the Black Pearl Cove, Tortuga Bay, Seven Seas, the Dead Man's Key, Port Royal Street, the Crimson Sail, Barnacle Bay, Montserrat, the Lost Galleon",
    "Captain Redbeard, Anne Marlow, Old Barnaby, Mad Jack Tully, Polly, One-Eyed Jim",
  ),
  candy: lore(
    "Sugarlicious Jellyfall Gumdropia Marzipop Sweetopia Fizzwhizz Toffeehill Candyfloss Lollipopolis Caramella Sherbetti Bonbonniere Nougatine Sprinkles",
    "Sugar Hill, Lollipop Lane, Gumdrop Bay, the Sweet Shop, Marshmallow Mountain, Toffee Town, the Candy Queen, Caramel Creek, Jellybean Street, Cocoa Island",
    "Betty Bonbon, Mister Toffee, Granny Nougat, Lola Lollipop, The Candy Man's Cat, Sir Sherbet",
  ),
  potion: lore(
    "Elixiria Hexwood Cauldronia Witchlight Mandragora Spellbrew Alchemica Wandering-Wand Arcanum Bubblebroth Moonroot Tinctura Charmwell Phial",
    "Ravenmoor, the Crooked Tower, Midnight, the Green Witch, Hexham Hollow, the Third Cauldron, Moonwell, Thornwick Academy, the Night School, Salem Bay",
    "Merlin's Apprentice, Hilda Hexwood, Professor Phial, Grizelda, Old Alaric, Wanda",
  ),
  storm: lore(
    "Thunderhead Aegis Stormcrown Olympiad Skybreaker Titanrock Ambrosial Pantheonic Boltcaster Hesperides Elysia Caduceus Laurels Tempestas",
    "Delphi, the Thunder King, Mount Ida, Hera's Court, the Twelve, Elysium, Ithaca, the Golden Fleece, Sparta Bay, the Last Titan",
    "Athena, Hermes, Zeno, Perseus, Medusa, King Minos",
  ),
  koi: lore(
    "Koinobori Ripples Lotusia Mizu Stillwater Komorebi Petalfall Zenith-Pond Sakurana Bambusa Hanami Mossgarden Nishiki Onsen",
    "Kyoto Lane, the Still Pond, Mount Kiku, a Thousand Petals, the Moon Bridge, Uji, the Silver Carp, the Tea Master, Arashi Grove, Spring Rain",
    "Master Hiro, Sakura, Old Tanaka, Lady Aoi, Kenji, The Gardener",
  ),
  cactus: lore(
    "Gunsmoke Tumbleweed Dustdevil Sixshooter Goldpan Rattlesnake Highnoon-Hill Buckaroo Stagecoach Sagebrush Mustangs Silverado-Sam Wranglers Drygulch",
    "Dry Creek, Tombstone Hill, the Silver Spur, Abilene, Rattlesnake Pass, Santa Rosa Junction, Dead Horse Mesa, the Last Stagecoach, Gold Rush Gulch, Laredo Lane",
    "Calamity Kate, Sheriff Boone, Dusty Dan, Doc Merriweather, Black Bart Tully, Belle Star",
  ),
  gears: lore(
    "Steamworks Brassheart Cogsworthy Automata Clockspring Pistonia Gasworks Aerostat Tinkertown Chronograph Boilerplate Flywheel Gearheart Mechanica",
    "Brasswick, the Clock Tower, Foundry Lane, the Iron Duke, Steam Street, the Mad Inventor, Copper Hill, the Great Exhibition, Airship Nine, Cogford",
    "Professor Cogsworth, Ada Steele, Inspector Brass, Tinker Tom, Lady Aurelia, Old Ironsides",
  ),
};

/** Each studio's own mark of a slot with ways instead of lines. */
export const waysOf: Readonly<Record<string, string>> = {
  relax: "Riverways",
  pragmaticplay: "Fanways",
  playngo: "Crossways",
  quickspin: "Switchways",
  yggdrasil: "Forkways",
  novomatic: "Towerways",
  pariplay: "Harbourways",
  softswiss: "Alpways",
  octoplay: "Octoways",
  trifecta: "Tripleways",
};

/** Suffixes for the name of a game with a jackpot. */
export const jackpotMarks = ["Jackpots", "Jackpot", "Grand Jackpot", "Jackpot Edition", "Jackpot Night"] as const;

/** Suffixes for the name of a sequel. */
export const sequels = [
  "2",
  "II",
  "Deluxe",
  "Gold",
  "Extra",
  "Nights",
  "Midwinter",
  "Afterglow",
  "Encore",
  "Reborn",
] as const;

/** Live tables whose name is in the language of those who sit there. */
export const liveLanguages: readonly string[] = [
  "Suomi Ruletti",
  "Norsk Rulett",
  "Deutsches Roulette",
  "Roulette en Français",
  "Ruleta en Español",
  "Roleta Brasileira",
  "Türkçe Rulet",
  "Polska Ruletka",
  "Nihongo Roulette",
  "Hindi Roulette",
  "Svensk Roulett",
  "Roulette Québec",
  "Ruleta Andina",
  "Pinoy Roulette",
];

/** Titles of a provider's table games: `%` is the plain name. */
export const tableForms = [
  "% Pro",
  "% Classic",
  "Mini %",
  "% Touch",
  "% Gold Series",
  "% Express",
  "% Neo",
  "Pocket %",
  "% Privé",
] as const;
