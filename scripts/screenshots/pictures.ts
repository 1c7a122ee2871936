import sharp from 'sharp'

/** Drawings of goods, 400 by 400; `C` is the colour of the thing. */
const SHAPES = {
  mug: '<path d="M120 130h140v130a40 40 0 0 1-40 40h-60a40 40 0 0 1-40-40z" fill="C"/><path d="M260 160h22a38 38 0 0 1 0 84h-22" fill="none" stroke="C" stroke-width="18"/><path d="M116 124h148v16H116z" fill="#1e40af"/>',
  plate:
    '<circle cx="200" cy="200" r="125" fill="C"/><circle cx="200" cy="200" r="82" fill="none" stroke="#0003" stroke-width="4"/>',
  bowl: '<path d="M90 180h220a110 110 0 0 1-80 106v14h-60v-14a110 110 0 0 1-80-106z" fill="C"/><ellipse cx="200" cy="180" rx="110" ry="24" fill="#0002"/>',
  board:
    '<rect x="150" y="120" width="110" height="190" rx="22" fill="C"/><rect x="190" y="70" width="30" height="70" rx="14" fill="C"/>',
  glass:
    '<path d="M100 140h80l-10 150h-60zM220 140h80l-10 150h-60z" fill="C" opacity=".75"/><path d="M104 200h72l-6 90h-60zM224 200h72l-6 90h-60z" fill="#fff5"/>',
  cloth:
    '<rect x="95" y="130" width="210" height="50" rx="12" fill="C"/><rect x="95" y="186" width="210" height="50" rx="12" fill="C" opacity=".85"/><rect x="95" y="242" width="210" height="50" rx="12" fill="C" opacity=".7"/>',
  carafe:
    '<path d="M170 90h60v60l44 100a50 50 0 0 1-46 60h-56a50 50 0 0 1-46-60l44-100z" fill="C" opacity=".8"/><rect x="164" y="70" width="72" height="26" rx="10" fill="#8b5e34"/>',
  pan: '<circle cx="175" cy="205" r="98" fill="C"/><circle cx="175" cy="205" r="74" fill="#0003"/><rect x="262" y="190" width="90" height="28" rx="12" fill="C"/>',
  pot: '<rect x="110" y="160" width="180" height="130" rx="26" fill="C"/><rect x="100" y="138" width="200" height="26" rx="12" fill="C"/><circle cx="200" cy="124" r="14" fill="C"/><rect x="76" y="190" width="40" height="22" rx="10" fill="C"/><rect x="284" y="190" width="40" height="22" rx="10" fill="C"/>',
  kettle:
    '<path d="M120 200a80 80 0 0 1 160 0l16 90H104z" fill="C"/><path d="M296 220l44-44" stroke="C" stroke-width="20" stroke-linecap="round"/><path d="M140 150c0-80 120-80 120 0" fill="none" stroke="#44403c" stroke-width="14"/>',
  cone: '<path d="M100 130h200l-64 110v30h-72v-30z" fill="C"/><rect x="130" y="276" width="140" height="18" rx="8" fill="C"/>',
  tin: '<rect x="130" y="140" width="140" height="160" rx="14" fill="C"/><rect x="122" y="112" width="156" height="40" rx="12" fill="C"/><rect x="150" y="200" width="100" height="50" rx="6" fill="#fff9"/>',
} as const

type Shape = keyof typeof SHAPES

/** What a product looks like, by a word of its name. */
const LOOKS: readonly (readonly [word: RegExp, shape: Shape, colour: string])[] = [
  [/mug/i, 'mug', '#f8fafc'],
  [/espresso|cups/i, 'mug', '#d6ccc2'],
  [/plate|stand/i, 'plate', '#cbd5c0'],
  [/bowl|salt pig/i, 'bowl', '#b7c4cf'],
  [/board|block/i, 'board', '#a0703f'],
  [/tumbler|server|french press/i, 'glass', '#93c5d8'],
  [/linen|blanket|towel|throw|cover/i, 'cloth', '#b9a58a'],
  [/carafe/i, 'carafe', '#a9cfd6'],
  [/skillet|wok|griddle|saucepan/i, 'pan', '#3f3f46'],
  [/casserole|stockpot|steamer/i, 'pot', '#7f3b2f'],
  [/kettle|teapot/i, 'kettle', '#475569'],
  [/dripper|filter/i, 'cone', '#e7e5e4'],
  [/tin|candle|mill|grinder/i, 'tin', '#5b6b57'],
]

/** A drawn picture of a product as JPEG; undefined where nobody has drawn one. */
export async function pictureOf(name: string): Promise<Buffer | undefined> {
  const look = LOOKS.find(([word]) => word.test(name))
  if (!look) return undefined
  const [, shape, colour] = look
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="800" height="800">
    <rect width="400" height="400" fill="#e7e2da"/><rect y="300" width="400" height="100" fill="#d8d1c5"/>
    ${SHAPES[shape].replaceAll('"C"', `"${colour}"`)}</svg>`
  return sharp(Buffer.from(drawing)).jpeg({ quality: 88 }).toBuffer()
}

/** The logo of the sample's business as PNG. */
export function logo(): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 80" width="960" height="240">
    <circle cx="40" cy="40" r="34" fill="#1e40af"/><path d="M22 34h36v8a18 18 0 0 1-36 0z" fill="#fff"/>
    <path d="M58 36h6a7 7 0 0 1 0 14h-8" fill="none" stroke="#fff" stroke-width="4"/>
    <text x="88" y="50" font-family="sans-serif" font-size="28" font-weight="700" fill="#1e293b">Sample shop</text></svg>`
  return sharp(Buffer.from(drawing)).png().toBuffer()
}
