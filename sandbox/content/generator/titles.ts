import type { Theme } from "./themes";

/** The first games of the dataset, in this order: an editor's hand. Title, theme, provider. */
export const featured: readonly (readonly [title: string, theme: Theme, provider: string])[] = [
  ["Emerald Orbit", "planet", "relax"],
  ["Book of Cairo", "book", "pragmaticplay"],
  ["Neon Drift", "neon", "relax"],
  ["Gem Harbour", "gem", "pragmaticplay"],
  ["Fox Fortune", "fox", "yggdrasil"],
  ["Lucky Wheelhouse", "wheel", "novomatic"],
  ["Viking Vault", "ship", "relax"],
  ["Dragon Lantern", "dragon", "pragmaticplay"],
  ["Ember Peak", "volcano", "quickspin"],
  ["Royal Deal", "cards", "playngo"],
  ["Pearl Divers", "pearl", "relax"],
  ["Golden Delta", "pyramid", "pragmaticplay"],
  ["Thunder Colonnade", "storm", "relax"],
  ["Sugar Parade", "candy", "pragmaticplay"],
  ["Howl of the North", "wolf", "playngo"],
  ["Lantern Alley", "lantern", "relax"],
  ["Sunstone Idol", "idol", "pragmaticplay"],
  ["Orchard Lane", "fruit", "novomatic"],
  ["Frost Crown", "crown", "relax"],
  ["Smuggler's Cove", "chest", "pragmaticplay"],
  ["Clockwork Mile", "gears", "yggdrasil"],
  ["Clover Crossing", "clover", "quickspin"],
  ["Koi Garden", "koi", "relax"],
  ["Dusty Spurs", "cactus", "pragmaticplay"],
  ["Velvet Sevens", "sevens", "novomatic"],
  ["Moonwell Elixir", "potion", "octoplay"],
  ["Saturn Parade", "planet", "pragmaticplay"],
  ["Book of Tides", "book", "relax"],
  ["Ruby Ravine", "gem", "playngo"],
  ["Longship Legends", "ship", "pragmaticplay"],
  ["Midnight Mileage", "neon", "softswiss"],
  ["Jade Serpent", "dragon", "relax"],
  ["Carousel Royale", "wheel", "pragmaticplay"],
  ["Lava Lagoon", "volcano", "relax"],
  ["Jackal's Ledger", "pyramid", "playngo"],
  ["Queen's Gambol", "cards", "pariplay"],
  ["Reef Treasures", "pearl", "pragmaticplay"],
  ["Vixen Valley", "fox", "relax"],
  ["Bell Tower", "sevens", "pragmaticplay"],
  ["Regent's Hoard", "crown", "trifecta"],
  ["Tempest Temple", "storm", "pragmaticplay"],
  ["Nebula Drifters", "planet", "relax"],
  ["Candy Cosmos", "candy", "octoplay"],
  ["Timber Wolves", "wolf", "relax"],
  ["Brass Brigade", "gears", "pragmaticplay"],
  ["Cherry Avenue", "fruit", "relax"],
  ["Book of Embers", "book", "pragmaticplay"],
  ["Idol of the Canopy", "idol", "quickspin"],
  ["Prism Parlour", "gem", "relax"],
  ["Festival of Lamps", "lantern", "pragmaticplay"],
  ["Kraken's Chest", "chest", "relax"],
  ["Alchemist's Attic", "potion", "pragmaticplay"],
  ["Lotus Ripple", "koi", "yggdrasil"],
  ["Sundown Saloon", "cactus", "relax"],
  ["Leprechaun Lodge", "clover", "pragmaticplay"],
  ["Salon Baccarat", "baccarat", "novomatic"],
  ["Eight Deck Baccarat", "baccarat", "relax"],
  ["Rocket Dice", "dice", "pragmaticplay"],
  ["Tavern Dice", "dice", "relax"],
  ["Punto Banco Classic", "baccarat", "playngo"],
  ["Meadow Dice", "dice", "pragmaticplay"],
  ["Parlour Baccarat", "baccarat", "relax"],
  ["Lucky Hundred", "dice", "octoplay"],
  ["Ivory Dice", "dice", "trifecta"],
];

export interface Vocabulary {
  first: readonly string[];
  second: readonly string[];
  /** Written around the two words: `%1` and `%2`. */
  patterns: readonly string[];
}

const plain = ["%1 %2"];

/** Words that an editor would put together; 600 titles and more per theme before one needs a distinguishing addition. */
export const vocabulary: Record<Theme, Vocabulary> = {
  planet: {
    first: words(
      "Astral Comet Lunar Solar Meteor Nova Orbital Cosmic Stellar Galactic Martian Quasar Eclipse Zenith Aurora Pulsar Gravity Halo Zodiac Twilight Titan Venus Callisto Europa",
    ),
    second: words(
      "Voyage Rings Drift Parade Harvest Station Relay Caravan Crossing Echo Garden Bounty Frontier Signal Runners Treasury Atlas Foundry Carnival Ascent Express Lagoon Beacon Rally",
    ),
    patterns: plain,
  },
  pyramid: {
    first: words(
      "Scarab Sphinx Jackal Desert Nile Oasis Cobra Papyrus Sandstorm Anubis Obelisk Lotus Falcon Dune Amber Turquoise Pharaoh's Isis Sahara Temple Sunken Sealed Royal Silent",
    ),
    second: words(
      "Ledger Gate Caravan Secret Ferry Chamber Ascent Dynasty Trail Mirage Relics Guard Bounty Tomb Riddle Sands Throne Stairway Legacy Market Eclipse Quarry Delta Riches",
    ),
    patterns: plain,
  },
  gem: {
    first: words(
      "Ruby Opal Sapphire Topaz Amethyst Jade Garnet Onyx Diamond Crystal Prism Facet Quartz Citrine Jewel Beryl Moonstone Agate Coral Peridot Zircon Lapis Velvet Brilliant",
    ),
    second: words(
      "Avenue Ravine Cascade Foundry Vault Bazaar Grotto Carousel Parlour Forge Mosaic Express Fever Orchard Lagoon Cutters Palace Tumble Spire Workshop Gallery Quarry Shower Heist",
    ),
    patterns: plain,
  },
  wheel: {
    first: words(
      "Lucky Carousel Spindle Golden Velvet Grand Festival Boardwalk Midway Sunday Turning Royal Festive Wonder Merry Marquee Parlour Bunting Whirling Confetti Ticket Gilded Blazing Double",
    ),
    second: words(
      "Wheelhouse Turner Circus Pavilion Jubilee Arcade Roundabout Promenade Spinner Gala Express Fairground Parade Spectacle Riviera Carnival Rotunda Roundup Ringmaster Plaza Tour Mania Whirl Palace",
    ),
    patterns: plain,
  },
  fox: {
    first: words(
      "Vixen Fern Autumn Woodland Russet Hollow Amber Thicket Bramble Sly Copper Whisker Maple Acorn Foxglove Hazel Crimson Silver Midnight Forest Clever Wandering Meadow Twilight",
    ),
    second: words(
      "Trail Fortune Valley Tricks Masquerade Lodge Bounty Parade Den Harvest Spirits Feast Wanderer Burrow Whispers Folly Ramble Charm Chase Moon Bandits Glade Riddles Riches",
    ),
    patterns: plain,
  },
  dragon: {
    first: words(
      "Jade Ember Scarlet Golden Pearl Thunder Crimson Azure Imperial Silk Dynasty Coiled Mountain Rising Smoke Tea Vermilion Lacquer Storm River Nine Ivory Hidden Eastern",
    ),
    second: words(
      "Serpent Dragon Wyrm Dynasty Ascent Temple Scales Lantern Emperor Guardian Hoard Breath Palace Peak Parade Throne Fang Festival Legacy Dancer Riches Gate Whisper Empire",
    ),
    patterns: plain,
  },
  cards: {
    first: words(
      "Ace Queen's Knave's King's Royal Velvet Diamond Spade Parlour Marquis Baron's Duchess Gilded Casino Midnight Joker's Silver Wildcard Card Riverboat Tuxedo Masked Crown Grand",
    ),
    second: words(
      "Deal Gambol Folly Salon Suite Court Masquerade Bluff Atelier Trick Parade Cabaret Ballroom Gambit Shuffle Theatre Duel Revue Rendezvous Soirée Encore Society Flush Heist",
    ),
    patterns: plain,
  },
  fruit: {
    first: words(
      "Cherry Citrus Plum Melon Orchard Mango Berry Lemon Peach Grape Tropical Juicy Papaya Ripe Summer Zesty Pomelo Apricot Sunny Frosty Tutti Market Guava Coconut",
    ),
    second: words(
      "Avenue Lane Splash Parade Crates Harvest Picnic Carnival Grove Market Twist Jubilee Smoothie Stand Cascade Fiesta Basket Express Garden Boulevard Burst Terrace Blend Rush",
    ),
    patterns: plain,
  },
  crown: {
    first: words(
      "Frost Regent's Iron Gilded Sovereign Velvet Royal Ivory Thorn Imperial Silver Castle Noble Majestic Lion's Coronation Throne Tudor Ruby Winter King's Knight's Scarlet Dowager's",
    ),
    second: words(
      "Crown Hoard Court Banquet Reign Regalia Decree Jubilee Oath Citadel Treasury Crest Tournament Dynasty Banner Keep Vault Legacy Guard Sceptre Masque Quest Feast Ascent",
    ),
    patterns: plain,
  },
  book: {
    first: words(
      "Embers Tides Lanterns Winter Shadows Ravens Storms Amber Thorns Echoes Serpents Wonders Falcons Mirrors Whispers Comets Oracles Harvest Deserts Labyrinths Owls Scribes Sirens Giants",
    ),
    second: words("Book Tome Codex Grimoire Chronicle Scrolls Pages Ledger Almanac Parchment Folio Annals"),
    patterns: ["%2 of %1", "The %2 of %1"],
  },
  ship: {
    first: words(
      "Viking Longship Nordic Rune Fjord Raven Frostbound Shield Saga Iron Oak Storm Northern Drakkar Skald's Jarl's Salt Mead Wolfsail Thunder Glacier Valkyrie Axe Seafarer",
    ),
    second: words(
      "Vault Legends Voyage Raiders Saga Hoard Ascent Harbour Tide Bounty Feast Crossing Sails Clash Fury Horizon Oath Trade Wake Thane Fortune Quest Landing Runestones",
    ),
    patterns: plain,
  },
  neon: {
    first: words(
      "Neon Midnight Chrome Velvet Electric Synth Arcade Turbo Pixel Violet Laser Vapour Night Retro Holo Magenta Circuit Afterdark Ultraviolet Static Disco Cobalt Metro Sunset",
    ),
    second: words(
      "Drift Mileage Skyline Boulevard Arcade Runner Highway Horizon Nights Overdrive Groove Cruise Signal Heat Parade District Odyssey Racer Rhythm Dreams Lounge Avenue Pulse Wave",
    ),
    patterns: plain,
  },
  volcano: {
    first: words(
      "Ember Lava Magma Molten Cinder Basalt Inferno Obsidian Smoking Island Scorched Blazing Crater Ashen Fire Furnace Tiki Burning Furious Caldera Red Hot Rumbling Tectonic",
    ),
    second: words(
      "Peak Lagoon Mile Eruption Forge Isle Summit Cascade Tribe Falls Rift Bounty Drums Ridge Outpost Temple Valley Express Trail Ascent Rumble Crown Harvest Heart",
    ),
    patterns: plain,
  },
  pearl: {
    first: words(
      "Pearl Reef Coral Tidal Abyss Mermaid Lagoon Deepwater Siren's Ocean Atoll Seahorse Turtle Nautilus Sapphire Trident Bluewater Manta Kelp Dolphin Sunken Anchor Oyster Crystal",
    ),
    second: words(
      "Divers Treasures Song Bounty Parade Palace Kingdom Depths Whirl Current Secrets Grotto Voyage Garden Shallows Riches Atlas Ballet Catch Cascade Harbour Realm Cove Tales",
    ),
    patterns: plain,
  },
  lantern: {
    first: words(
      "Lantern Lamplight Festival Silk Paper Floating Harvest Bamboo Crimson Glowing Moonlit Pagoda Blossom Incense Spring Peony Lucky Evening Riverside Ribbon Firefly Plum Cherry Golden",
    ),
    second: words(
      "Alley Festival Garden Market Bridge Parade River Night Wishes Pagoda Blessing Teahouse Steps Dance Harbour Canal Fortune Gathering Procession Terrace Village Glow Song Bazaar",
    ),
    patterns: plain,
  },
  sevens: {
    first: words(
      "Velvet Blazing Classic Triple Ruby Royal Diamond Neon Golden Sizzle Polished Hot Double Chrome Lucky Grand Vintage Turbo Frozen Electric Copper Silver Scarlet Brass",
    ),
    second: words(
      "Sevens Bells Bars Reels Liberty Stack Skylight Skyline Parade Strike Classic Tower Deluxe Ringer Roll Spark Jubilee Club Rush Lineup Machine Fever Heat Lounge",
    ),
    patterns: plain,
  },
  clover: {
    first: words(
      "Clover Shamrock Emerald Leprechaun Rainbow Lucky Celtic Green Fiddle Meadow Horseshoe Pot Dublin Misty Hillside Four-Leaf Fairy Irish Wishing Barley Galway Merry Harp Acorn",
    ),
    second: words(
      "Crossing Lodge Meadow Fortune Trail Jig Hollow Harvest Hills Bounty Charm Cottage Brew Fair Gold Riches Reel Wishes Bridge Parade Kettle Tavern Tale Lane",
    ),
    patterns: plain,
  },
  idol: {
    first: words(
      "Sunstone Jaguar Canopy Quetzal Jungle Obsidian Temple Maya Golden Serpent Stone Toucan Cenote Lost Vine Ancient Sacred Rainforest Copper Macaw Eagle Solar Carved Forgotten",
    ),
    second: words(
      "Idol Altar Ruins Expedition Calendar Guardian Steps Ascent Relic Empire Warrior Rites Mask Tribe Oracle City Treasure Trail Eclipse Offering Prophecy Pyramid Vault Legend",
    ),
    patterns: plain,
  },
  wolf: {
    first: words(
      "Timber Moonlit Howling Silver Arctic Northern Frost Lone Pine Shadow Winter Tundra Spirit Midnight Grey Prairie Aurora Alpha Mountain Wild Glacier Dusk Snowbound Cedar",
    ),
    second: words(
      "Wolves Pack Howl Ridge Moon Trail Spirit Hunt Peaks Pass Den Legend Wilds Prowl Call Valley Guardians Pines Run Echo Territory Range Thunder Watch",
    ),
    patterns: plain,
  },
  chest: {
    first: words(
      "Smuggler's Corsair Pirate Buccaneer Tattered Doubloon Captain's Parrot Rum Skull Castaway Barnacle Galleon Mutiny Cannon Jolly Compass Driftwood Marooned Privateer Crossbones Tortuga Saltwater Plunder",
    ),
    second: words(
      "Cove Chest Bounty Map Island Voyage Hoard Harbour Raid Tide Key Tales Crew Lagoon Treasure Parley Fleet Hideout Gold Secret Quest Wreck Bay Spoils",
    ),
    patterns: plain,
  },
  candy: {
    first: words(
      "Sugar Candy Jelly Caramel Gumdrop Lollipop Marzipan Bubblegum Toffee Sherbet Cotton Marshmallow Peppermint Fudge Nougat Truffle Frosted Liquorice Sprinkle Honey Cocoa Praline Sundae Fizzy",
    ),
    second: words(
      "Parade Cosmos Cascade Carnival Kingdom Avenue Pop Factory Clouds Swirl Tumble Bakery Delight Party Express Island Cannon Dream Crush Rain Workshop Galaxy Picnic Burst",
    ),
    patterns: plain,
  },
  potion: {
    first: words(
      "Moonwell Alchemist's Wizard's Bubbling Arcane Raven Cauldron Mystic Spellbound Enchanted Midnight Crystal Sorcerer's Nightshade Familiar's Mandrake Hexed Owl Amulet Ember Violet Druid's Charmed Wandering",
    ),
    second: words(
      "Elixir Attic Apprentice Brew Spells Tower Academy Potion Secrets Familiar Ritual Workshop Cellar Curio Orb Experiment Grimoire Coven Vial Mysteries Duel Charm Laboratory Trove",
    ),
    patterns: plain,
  },
  storm: {
    first: words(
      "Thunder Tempest Lightning Marble Titan's Oracle Laurel Hera's Stormlord's Temple Golden Aegis Pegasus Skyward Celestial Athena's Hermes Atlas Mount Ambrosia Cyclone Hero's Delphi Eternal",
    ),
    second: words(
      "Colonnade Temple Wrath Ascent Pantheon Trials Throne Bolt Legends Gates Summit Fury Odyssey Arena Treasury Riches Muses Verdict Crown Tempest Labours Chariot Oracle Blessing",
    ),
    patterns: plain,
  },
  koi: {
    first: words(
      "Koi Lotus Bamboo Ripple Zen Sakura Jade Willow Tranquil Moonlit Crane Silk Stone Maple Tea Cherry Golden Petal Sunrise Water Temple Misty Still River",
    ),
    second: words(
      "Garden Ripple Pond Blossom Reflections Bridge Stream Harmony Fortune Lanterns Falls Spirits Dance Whispers Path Wishes Pavilion Season Journey Tales Current Bloom Dream Shrine",
    ),
    patterns: plain,
  },
  cactus: {
    first: words(
      "Dusty Sundown Canyon Sheriff's Outlaw Mustang Saloon Prairie Silver Gunslinger Coyote Rattlesnake Prospector Tumbleweed Mesa Wanted Frontier Nugget Stagecoach Desert Bandit Rodeo Lone High",
    ),
    second: words(
      "Spurs Saloon Showdown Bounty Trail Gold Junction Canyon Heist Express Standoff Riders Rush Mine Duel Ranch Posse Gulch Sunset Draw Robbery Crossing Territory Noon",
    ),
    patterns: plain,
  },
  gears: {
    first: words(
      "Clockwork Brass Copper Steam Piston Cogwheel Tinker's Airship Inventor's Rivet Gaslight Mechanical Boiler Pendulum Automaton Iron Sprocket Engine Winding Foundry Zeppelin Valve Turbine Bronze",
    ),
    second: words(
      "Mile Brigade Express Workshop Contraption Parade Heart Expedition Theatre Engine Voyage Factory Express Gambit Menagerie Carousel Foundry Arcade Society Orchestra Odyssey Mansion Wonders Works",
    ),
    patterns: plain,
  },
  roulette: {
    first: words(
      "Salon Aurora Riviera Velvet Royal Monte Emerald Palace Lumière Terrace Heritage Marina Grand Opera Midnight Boulevard Imperial Crystal Harbour Regency Studio Skyline Prestige Garden Atrium Balcony Belvedere Copper Corniche Daylight Esplanade Fountain Gallery Granite Ivory Lagoon Lantern Library Loggia Mahogany Maritime Mezzanine Observatory Orchid Parkside Pavilion Promenade Quayside Rotunda Sapphire Seaside Summit Sunset Terracotta Topaz Tower Veranda Winter",
    ),
    // One wheel is played here, at one pace: no name promises another.
    second: ["Roulette", "European Roulette"],
    patterns: plain,
  },
  baccarat: {
    first: words(
      "Salon Jade Velvet Dynasty Pearl Golden Lotus Palace Marina Imperial Opera Silk Royal Studio Phoenix Grand Orchid Prosperity Crystal Regency Lantern Emperor Bamboo Harbour",
    ),
    second: ["Baccarat", "Grand Baccarat", "Baccarat Banco", "Eight Deck Baccarat", "Punto Banco"],
    patterns: plain,
  },
  dice: {
    first: words(
      "Ivory Lucky Golden Velvet Emperor Dragon Bone Tumbling Jade Rolling Marble Tavern Street Thunder Royal Ruby Lightning Pearl Amber Crystal Obsidian Silver Copper Grand",
    ),
    second: ["Dice", "Dice Roll", "Target Dice", "Grand Dice", "Hundred"],
    patterns: plain,
  },
};

/** The additions that distinguish a second edition from the first, when a theme runs out of new titles. */
export const editions: readonly string[] = ["Deluxe", "II", "Gold", "Nights", "Encore", "III", "Extra", "Reborn"];

/** Titles that belong to somebody, and words that are a mark by themselves: no generated title may be one or contain one. */
export const taken: readonly RegExp[] = [
  /^(book of (dead|ra|shadows|gods|oz|atem|wonders|99)|candy crush|sugar rush|wolf moon|lucky charms?|bubble pop|lightning (dice|roulette|baccarat))$/i,
  /^(mega wheel|fruit party|gem rush|joker's jewels|candy (island|dream)|rainbow riches|irish riches|emerald king|pirate gold)$/i,
  /^(cleopatra|starburst|gonzo|megaways|monopoly|bonanza|reactoonz|olympus|big bass|crazy time)|\b(megaways|bonanza|starburst|gonzo|olympus)\b/i,
  /^(wonder wheel live|dragon's? fire|dragon hoard|treasure island live|texas hold'em|caribbean stud poker|diamond mines?)$/i,
];

function words(text: string): readonly string[] {
  return text.split(" ");
}
