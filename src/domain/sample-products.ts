/** A further cost of a sample product: its label and its amount in minor units. */
export type SampleCost = readonly [label: string, amount: number]

/** How a sample product is priced: a percentage on its cost, a price in minor units, or nothing of its own. */
export type SamplePricing =
  | { readonly margin: number }
  | { readonly markup: number }
  | { readonly byHand: number }
  | { readonly stored: number }
  | null

/** One line of the sample catalogue; amounts in minor units, percentages in percent. */
export interface SampleLine {
  readonly name: string
  readonly brand: number
  readonly cost: number
  readonly shipping: number
  readonly duty: number
  readonly extras: readonly SampleCost[]
  readonly pricing: SamplePricing
  readonly stock: number
  readonly description: string
  readonly tags: readonly string[]
  readonly isActive: boolean
}

type Rest = Partial<Pick<SampleLine, 'extras' | 'tags' | 'isActive'>>

const BOX = (amount: number): SampleCost => ['Gift box', amount]
const CHECK = (amount: number): SampleCost => ['Food-contact test', amount]
const SAFETY = (amount: number): SampleCost => ['Electrical safety test', amount]

const [KETTLEWRIGHT, HYGGA, BRASSPAN, TIDEWICK, MOOR, LANTERN] = [0, 1, 2, 3, 4, 5]

function line(
  name: string,
  brand: number,
  [cost, shipping, duty]: readonly [cost: number, shipping: number, duty: number],
  pricing: SamplePricing,
  stock: number,
  description: string,
  { extras = [], tags = [], isActive = true }: Rest = {},
): SampleLine {
  return { name, brand, cost, shipping, duty, extras, pricing, stock, description, tags, isActive }
}

const tableware = [
  line('Enamel mug 350 ml', KETTLEWRIGHT, [210, 48, 12], { margin: 55 }, 240, 'White enamel on steel, blue rim.', {
    extras: [BOX(25)],
    tags: ['bestseller', 'gift'],
  }),
  line('Stoneware dinner plate 27 cm', HYGGA, [390, 110, 12], { margin: 50 }, 180, 'Reactive glaze, oven safe.', {
    extras: [BOX(40)],
    tags: ['fragile'],
  }),
  line('Stoneware bowl 16 cm', HYGGA, [280, 80, 12], { margin: 52 }, 210, 'Goes with the dinner plates.', {
    extras: [BOX(30)],
    tags: ['fragile'],
  }),
  line('Pasta bowl 23 cm', HYGGA, [360, 105, 12], { margin: 50 }, 96, 'Wide rim, reactive glaze.', {
    tags: ['fragile'],
  }),
  line('Olive wood serving board', MOOR, [980, 160, 3.7], { margin: 45 }, 64, 'One piece of wood, oiled by hand.'),
  line('Tumblers, set of 4', TIDEWICK, [1120, 240, 11], { margin: 48 }, 72, 'Mouth-blown, each a little different.', {
    extras: [BOX(90)],
    tags: ['fragile', 'gift'],
  }),
  line('Linen napkins, set of 4', MOOR, [760, 90, 12], { margin: 55 }, 130, 'Washed linen, 45 by 45 cm.'),
  line('Carafe with cork 1 L', TIDEWICK, [540, 150, 11], { markup: 110 }, 58, 'Borosilicate glass with a cork ball.', {
    extras: [BOX(45)],
    tags: ['fragile'],
  }),
  line('Cake stand 30 cm', HYGGA, [1450, 420, 12], { byHand: 2990 }, 27, 'Stoneware on a turned foot.', {
    extras: [BOX(120)],
    tags: ['fragile'],
  }),
  line('Salt pig', HYGGA, [0, 0, 12], { margin: 50 }, 0, 'Ordered; the supplier has not sent the price yet.', {
    tags: ['new'],
  }),
]

const cookware = [
  line('Cast-iron skillet 26 cm', BRASSPAN, [1680, 520, 2.7], { margin: 42 }, 85, 'Seasoned with linseed oil.', {
    extras: [BOX(80)],
    tags: ['bestseller'],
  }),
  line('Cast-iron casserole 4 L', BRASSPAN, [3950, 980, 2.7], { margin: 40 }, 40, 'Enamelled inside, for all hobs.', {
    extras: [BOX(140)],
  }),
  line('Carbon steel wok 30 cm', BRASSPAN, [1490, 380, 2.7], { margin: 45 }, 66, 'Hammered, with a beech handle.'),
  line('Copper saucepan 16 cm', BRASSPAN, [4800, 420, 3], { margin: 38 }, 18, 'Tin-lined, 2 mm of copper.', {
    extras: [['Transport insurance', 120]],
  }),
  line('Copper kettle 1.2 L', KETTLEWRIGHT, [3650, 390, 3], { margin: 35 }, 22, 'Whistles; not for induction.', {
    tags: ['gift'],
  }),
  line('Steel stockpot 8 L', BRASSPAN, [2240, 640, 2.7], { markup: 40 }, 35, 'Sandwich base, glass lid.'),
  line(
    'Griddle, double-sided',
    BRASSPAN,
    [1890, 720, 2.7],
    { margin: 20 },
    44,
    'Ribbed on one side, flat on the other.',
  ),
  line('Bamboo steamer 20 cm', TIDEWICK, [520, 190, 4], { margin: 55 }, 120, 'Two tiers and a lid.'),
  line('Silicone spatulas, set of 3', TIDEWICK, [430, 60, 6.5], { margin: 58 }, 300, 'Heatproof to 230 °C.', {
    extras: [CHECK(12)],
  }),
  line('Pepper mill, beech 18 cm', KETTLEWRIGHT, [890, 95, 2.7], { margin: 50 }, 90, 'Ceramic grinder.'),
  line("Chef's knife 20 cm", BRASSPAN, [1980, 110, 8.5], { margin: 44 }, 52, 'Three rivets, full tang.', {
    extras: [['Blade guard', 45]],
  }),
  line('Knife block', BRASSPAN, [0, 0, 2.7], { stored: 5900 }, 6, 'Samples only: what it costs is not known yet.', {
    tags: ['new'],
  }),
]

const coffee = [
  line('Pour-over dripper', KETTLEWRIGHT, [640, 130, 12], { margin: 52 }, 110, 'Ceramic cone for one to two cups.', {
    extras: [CHECK(20)],
  }),
  line('Glass server 600 ml', TIDEWICK, [710, 170, 11], { margin: 50 }, 75, 'With a scale on its side.', {
    tags: ['fragile'],
  }),
  line('Hand coffee grinder', KETTLEWRIGHT, [2350, 180, 2.7], { margin: 40 }, 60, 'Steel burrs, 24 settings.', {
    tags: ['bestseller', 'gift'],
  }),
  line('French press 1 L', TIDEWICK, [1240, 260, 11], { margin: 45 }, 88, 'Steel filter, walnut handle.', {
    extras: [CHECK(20)],
    tags: ['fragile'],
  }),
  line('Gooseneck kettle 1 L', KETTLEWRIGHT, [2680, 360, 2.7], { margin: 38 }, 31, 'Thermometer in the lid.'),
  line('Cast-iron teapot 0.8 L', KETTLEWRIGHT, [1520, 430, 2.7], { margin: 46 }, 47, 'Enamelled, with a steel sieve.'),
  line('Tea tin 250 g', HYGGA, [190, 35, 2.7], { margin: 60 }, 400, 'Double lid keeps it dry.', { extras: [CHECK(5)] }),
  line('Matcha bowl and whisk', HYGGA, [990, 150, 12], { margin: 50 }, 54, 'Stoneware and bamboo.', { tags: ['gift'] }),
  line('Reusable coffee filter', KETTLEWRIGHT, [310, 28, 2.7], { margin: 62 }, 260, 'Steel mesh, size 4.'),
  line('Coffee scale with timer', KETTLEWRIGHT, [1680, 120, 0], null, 40, 'To 0.1 g; just arrived.', { tags: ['new'] }),
  line('Espresso cups, pair', HYGGA, [280, 70, 12], null, 150, 'Just arrived, not priced yet.', { tags: ['new'] }),
]

const lighting = [
  line('Walnut desk lamp', LANTERN, [4480, 620, 2.7], { margin: 42 }, 37, 'Turned foot, linen shade.', {
    extras: [SAFETY(90), ['Plug adapter', 60]],
  }),
  line('Rattan pendant 40 cm', LANTERN, [2690, 880, 3.7], { margin: 45 }, 29, 'Woven by hand.', {
    extras: [SAFETY(90)],
  }),
  line('Paper lantern 50 cm', LANTERN, [320, 140, 2.7], { margin: 65 }, 190, 'Rice paper on bamboo.'),
  line('Brass wall light', LANTERN, [3890, 340, 2.7], { margin: 40 }, 24, 'Swivels; ages well.', {
    extras: [SAFETY(90)],
  }),
  line('Solar string light 10 m', LANTERN, [890, 130, 2.7], { margin: 48 }, 160, '100 lights, eight hours.'),
  line('Filament bulb E27', LANTERN, [260, 40, 3.7], { margin: 55 }, 600, '4 W, warm white, dimmable.', {
    tags: ['bestseller'],
  }),
  line('Soy candle, amber 220 g', HYGGA, [410, 120, 0], { margin: 58 }, 140, 'Burns for 45 hours.', {
    extras: [BOX(30)],
    tags: ['gift'],
  }),
  line('Taper candles, box of 12', HYGGA, [520, 160, 0], { margin: 50 }, 220, 'Beeswax blend.'),
  line('Storm lantern', LANTERN, [1180, 330, 2.7], { stored: 1690 }, 33, 'The freight has risen since it was priced.'),
  line('LED strip 5 m', LANTERN, [740, 90, 3.7], { margin: 45 }, 0, 'Withdrawn: no more shipments.', {
    isActive: false,
  }),
]

const textiles = [
  line('Wool blanket', MOOR, [4850, 310, 8], { margin: 45 }, 46, 'Pure new wool, in three colours and two sizes.', {
    tags: ['bestseller', 'gift'],
  }),
  line('Linen cushion cover 45 cm', MOOR, [680, 70, 12], { margin: 55 }, 170, 'Hidden zip.'),
  line('Linen duvet cover 200 × 200', MOOR, [5200, 420, 12], { margin: 42 }, 28, 'Washed, with coconut buttons.'),
  line('Cotton throw 130 × 170', MOOR, [1890, 210, 8], { margin: 48 }, 74, 'Herringbone, fringed.'),
  line('Waffle towels, set of 3', MOOR, [1240, 180, 12], { margin: 50 }, 95, 'Dry quickly.'),
  line('Jute rug 120 × 180', MOOR, [3100, 1450, 4], { margin: 12 }, 19, 'Bulky: the freight eats the margin.'),
  line('Sheepskin', MOOR, [6200, 380, 0], { margin: 35 }, 15, 'Tanned with bark.'),
  line('Tea towels, pair', MOOR, [340, 45, 12], { margin: 60 }, 320, 'Half linen, with a loop.', { tags: ['gift'] }),
  line('Cushion filling 45 cm', MOOR, [290, 190, 6.9], { byHand: 890 }, 140, 'Recycled fibre.'),
]

const outdoor = [
  line('Steel bottle 750 ml', TIDEWICK, [640, 110, 2.7], { margin: 50 }, 210, 'Single wall, leakproof.', {
    extras: [CHECK(15)],
    tags: ['bestseller'],
  }),
  line('Canvas backpack 25 L', MOOR, [2480, 280, 3.7], { margin: 45 }, 38, 'Waxed cotton, leather straps.'),
  line('Folding camp stove', BRASSPAN, [1890, 240, 2.7], { margin: 38 }, 42, 'Burns twigs.'),
  line('Enamel plate 24 cm', KETTLEWRIGHT, [240, 60, 12], { margin: 55 }, 260, 'Goes with the mug.'),
  line('Cotton hammock', MOOR, [1680, 260, 12], { margin: 44 }, 33, 'Carries 160 kg.'),
  line('Picnic blanket', MOOR, [1390, 320, 8], { margin: 46 }, 57, 'Coated underside, carrying strap.'),
  line('Fire bowl 60 cm', BRASSPAN, [3980, 1890, 2.7], { margin: 16 }, 12, 'Raw steel on three legs.', {
    extras: [['Pallet handling', 450]],
  }),
  line('Garden torches, set of 3', LANTERN, [920, 410, 2.7], { margin: 14 }, 48, 'Bamboo, refillable.'),
  line('Kindling 2 kg', TIDEWICK, [380, 290, 0], { byHand: 790 }, 90, 'Resinous pine.'),
  line('Head torch', LANTERN, [0, 0, 3.7], { margin: 45 }, 0, 'On the way; the invoice is not here yet.', {
    tags: ['new'],
  }),
  line('Folding saw', BRASSPAN, [1150, 95, 2.7], null, 60, 'Just arrived, not priced yet.', { tags: ['new'] }),
]

/** The lines of the sample catalogue by the code of their category, which their SKUs begin with. */
export const sampleLines: Readonly<Record<string, readonly SampleLine[]>> = {
  TAB: tableware,
  COO: cookware,
  COF: coffee,
  LIG: lighting,
  TEX: textiles,
  OUT: outdoor,
}
