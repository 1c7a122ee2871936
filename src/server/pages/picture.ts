import type { Language } from '#contract/languages.ts'
import type { Units } from '#domain/money.ts'
import { type Html, html } from '#server/kit/http/html.ts'
import { CURRENCY, figureText, money } from './figures.ts'
import type { pictureMessages } from './picture-messages.ts'

type Labels = keyof typeof pictureMessages.labels
/** What a part of a bar is, which is also its colour. */
export type Part = keyof typeof pictureMessages.parts

/** A bar of a picture: its parts add up to the amount beside its label. */
export interface Bar {
  readonly label: Labels
  readonly parts: readonly { readonly part: Part; readonly amount: Units }[]
}

/** A paper of a picture: its number, and what became of it. */
export interface Paper {
  readonly number: string
  readonly state: keyof typeof pictureMessages.papers
}

/** The picture of an article's example, drawn of its figures. */
export type Picture =
  | { readonly kind: 'bars'; readonly title: keyof typeof pictureMessages.titles; readonly bars: readonly Bar[] }
  | { readonly kind: 'papers'; readonly title: keyof typeof pictureMessages.titles; readonly papers: readonly Paper[] }

const WIDTH = 320
const ROW = 68
const PAPER_ROW = 40

/** Draws a picture as SVG, in the colours of the reader's theme; the words are those of the reader. */
export function drawn(picture: Picture, words: typeof pictureMessages, language: Language): Html {
  const { rows, height } =
    picture.kind === 'bars' ? barRows(picture.bars, words, language) : paperRows(picture.papers, words)
  return html`<figure class="picture">
    <svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${words.titles[picture.title]}">${rows}</svg>
    <figcaption>${words.titles[picture.title]}. ${words.note}</figcaption>
  </figure>`
}

interface Rows {
  readonly rows: readonly Html[]
  readonly height: number
}

/** What a bar adds up to. */
export const amountOf = ({ parts }: Bar): Units => parts.reduce((sum, { amount }) => sum + amount, 0)

function barRows(bars: readonly Bar[], words: typeof pictureMessages, language: Language): Rows {
  const most = Math.max(...bars.map(amountOf), 1)
  const said = (units: Units): string => figureText(money(units, CURRENCY), language)
  const rows = bars.map((bar, index) => {
    const top = index * ROW
    let x = 0
    const parts = bar.parts.map(({ part, amount }) => {
      const width = Math.max(0, Math.round((amount / most) * WIDTH * 10) / 10)
      const drawnPart = html`<rect class="${part}" x="${x}" y="${top + 20}" width="${width}" height="20" rx="2" />`
      x = Math.round((x + width) * 10) / 10
      return drawnPart
    })
    const told = bar.parts.map(({ part, amount }) => `${words.parts[part]} ${said(amount)}`).join(' · ')
    return html`<text class="label" x="0" y="${top + 13}">${words.labels[bar.label]}</text>
      <text class="amount" x="${WIDTH}" y="${top + 13}" text-anchor="end">${said(amountOf(bar))}</text>
      ${parts}
      <text class="told" x="0" y="${top + 54}">${told}</text>`
  })
  return { rows, height: bars.length * ROW - 8 }
}

function paperRows(papers: readonly Paper[], words: typeof pictureMessages): Rows {
  const rows = papers.map(({ number, state }, index) => {
    const top = index * PAPER_ROW
    return html`<rect class="paper ${state}" x="1" y="${top + 1}" width="${WIDTH - 2}" height="32" rx="6" />
      <text class="label" x="12" y="${top + 22}">${number}</text>
      <text class="amount" x="${WIDTH - 12}" y="${top + 22}" text-anchor="end">${words.papers[state]}</text>`
  })
  return { rows, height: papers.length * PAPER_ROW }
}
