import type { Language } from '#contract/languages.ts'
import type { DrawnBox, DrawnText, Drawing } from '#server/kit/pictures/draw-picture.ts'
import { CURRENCY, figureText, money } from './figures.ts'
import { amountOf, type Bar, type Paper, type Part, type Picture } from './picture.ts'
import type { pictureMessages } from './picture-messages.ts'

/** The size that services ask for where a page is shared. */
export const SOCIAL_SIZE = { width: 1_200, height: 630 } as const

const [BACKGROUND, INK, QUIET, LINE, PRIMARY] = ['#f9fafb', '#1b1f2a', '#5b6375', '#e2e5ea', '#3054ae'] as const
/** The colours of the light theme, which a picture that is shared always has. */
const COLORS: Readonly<Record<Part, string>> = {
  cost: '#5f7190',
  goods: '#5f7190',
  freight: '#8695b0',
  duty: '#2a3752',
  price: '#2a3752',
  profit: PRIMARY,
}

const EDGE = 72
const WIDTH = SOCIAL_SIZE.width - 2 * EDGE
const TITLE_TOP = 176
/** Where the sentences of a page begin that has no picture; its title is one line. */
const ABOUT_TOP = 290
/** The rows of a picture stand between these heights. */
const [ROWS_TOP, ROWS_END] = [400, 580]
const [LABEL_WIDTH, AMOUNT_WIDTH] = [360, 160]
const BARS = { x: EDGE + LABEL_WIDTH, width: WIDTH - LABEL_WIDTH - AMOUNT_WIDTH }
const ROW_TEXT = 26
/** A title that is longer than this is set smaller, so that three lines hold it. */
const LONG_TITLE = 64

/** What a shared page shows of itself: its title, and the picture of its example or what it is about. */
export interface SocialPage {
  readonly title: string
  readonly description: string
  readonly picture?: Picture
}

type Words = typeof pictureMessages
type Shapes = Pick<Drawing, 'boxes' | 'texts'>

/** The picture of a page where it is shared. */
export function socialDrawing({ title, description, picture }: SocialPage, words: Words, language: Language): Drawing {
  const heading: DrawnText = {
    text: title,
    x: EDGE,
    y: TITLE_TOP,
    width: WIDTH,
    size: title.length > LONG_TITLE ? 46 : 58,
    weight: 'bold',
    color: INK,
  }
  const about: DrawnText = { ...heading, text: description, y: ABOUT_TOP, size: 32, weight: 'regular', color: QUIET }
  const below = picture ? shapesOf(picture, words, language) : { boxes: [], texts: [about] }
  const mark = markShapes()
  return {
    ...SOCIAL_SIZE,
    background: BACKGROUND,
    boxes: [...mark.boxes, ...below.boxes],
    texts: [...mark.texts, heading, ...below.texts],
  }
}

/** The mark of the product, as in `icon.svg`, and its name. */
function markShapes(): Shapes {
  const [side, unit] = [64, 2]
  const steps = [
    [6, 19.5, 4.2, 5.5, '#c7d2ea'],
    [11.3, 14.5, 4.2, 5, '#c7d2ea'],
    [16.6, 10, 4.2, 4.5, '#c7d2ea'],
    [21.9, 7, 4.2, 18, '#ffffff'],
  ] as const
  const square: DrawnBox = { x: EDGE, y: EDGE, width: side, height: side, color: PRIMARY }
  const bars = steps.map(([x, y, width, height, color]) => ({
    x: EDGE + x * unit,
    y: EDGE + y * unit,
    width: width * unit,
    height: height * unit,
    color,
  }))
  const name = { text: 'Pricewright', x: EDGE + side + 20, y: EDGE + 14, width: 400, size: 34, color: INK } as const
  return { boxes: [square, ...bars], texts: [{ ...name, weight: 'bold' }] }
}

function shapesOf(picture: Picture, words: Words, language: Language): Shapes {
  const count = picture.kind === 'bars' ? picture.bars.length : picture.papers.length
  const height = (ROWS_END - ROWS_TOP) / count
  const topOf = (index: number): number => ROWS_TOP + index * height
  const rows =
    picture.kind === 'bars'
      ? picture.bars.map((bar, index) => barRow(bar, picture.bars, topOf(index), words, language))
      : picture.papers.map((paper, index) => paperRow(paper, topOf(index), words))
  return { boxes: rows.flatMap(({ boxes }) => boxes), texts: rows.flatMap(({ texts }) => texts) }
}

function barRow(bar: Bar, bars: readonly Bar[], top: number, words: Words, language: Language): Shapes {
  const most = Math.max(...bars.map(amountOf), 1)
  let { x } = BARS
  const boxes = bar.parts.map(({ part, amount }) => {
    const width = Math.max(0, (amount / most) * BARS.width)
    const box = { x, y: top, width, height: ROW_TEXT + 6, color: COLORS[part] }
    x += width
    return box
  })
  const said = figureText(money(amountOf(bar), CURRENCY), language)
  return { boxes, texts: rowTexts(words.labels[bar.label], said, top) }
}

function paperRow({ number, state }: Paper, top: number, words: Words): Shapes {
  const line: DrawnBox = { x: EDGE, y: top + ROW_TEXT + 8, width: WIDTH, height: 2, color: LINE }
  return { boxes: [line], texts: rowTexts(number, words.papers[state], top) }
}

/** What a row is called at the left, and what it comes to at the right. */
function rowTexts(label: string, amount: string, top: number): readonly DrawnText[] {
  const row = { x: EDGE, y: top, width: WIDTH, size: ROW_TEXT, color: INK, isLevel: true } as const
  return [
    { ...row, text: label, weight: 'regular' },
    { ...row, text: amount, weight: 'bold', align: 'right' },
  ]
}
