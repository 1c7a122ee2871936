import type { articleTitles } from '#contract/article-messages.ts'
import { articlePath } from '#contract/info-pages.ts'
import { dutyAndHsCodes } from './examples/duty-and-hs-codes.ts'
import type { Example } from './examples/example.ts'
import { gaplessNumbers } from './examples/gapless-numbers.ts'
import { landedCostExample } from './examples/landed-cost.ts'
import { marginAndMarkup } from './examples/margin-and-markup.ts'
import { priceEndingsAndFloors } from './examples/price-endings-and-floors.ts'
import { thirtyDayPrice } from './examples/thirty-day-price.ts'

/** An article of the blog; its text is `texts/<slug>.<language>.md`. */
export interface Article {
  readonly slug: keyof typeof articleTitles
  /** The day of its publication. */
  readonly published: string
  readonly example: () => Example
}

/** The articles, the newest first (PAGE-05). */
export const ARTICLES: readonly Article[] = [
  { slug: 'gapless-numbers', published: '2026-11-28', example: gaplessNumbers },
  { slug: 'price-endings-and-floors', published: '2026-11-26', example: priceEndingsAndFloors },
  { slug: 'thirty-day-price', published: '2026-11-24', example: thirtyDayPrice },
  { slug: 'duty-and-hs-codes', published: '2026-11-20', example: dutyAndHsCodes },
  { slug: 'landed-cost', published: '2026-11-17', example: landedCostExample },
  { slug: 'margin-and-markup', published: '2026-11-14', example: marginAndMarkup },
]

/** The article of an address; undefined where there is none. */
export function articleOf(slug: string): Article | undefined {
  return ARTICLES.find((each) => each.slug === slug)
}

/** The address of an article. */
export function articleHref({ slug }: Article): string {
  return articlePath(slug)
}
