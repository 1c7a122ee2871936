import { PPM } from '#domain/money.ts'
import type { PastWeek } from '#domain/week.ts'
import type { DigestContents, Named } from './digest-contents.ts'
import { digestMessages as messages } from './digest-messages.ts'
import { type NoticeFormats, noticeFormats } from './notice-formats.ts'
import type { Notice } from './notice-letter.ts'
import { noticeMessages } from './notice-messages.ts'
import type { Move } from './price-changes.ts'
import type { Reader } from './reader.ts'

/** The digest of a week in the language that is being spoken. */
export function digestNotice(id: string, contents: DigestContents, week: PastWeek, reader: Reader): Notice {
  const { business, products, prices, costs, below } = contents
  const formats = noticeFormats(reader)
  const told = (moves: readonly Move[]) => moves.flatMap((move) => lineOf(move, products, formats))
  const isBelow = below.count > 0
  return {
    id,
    topic: 'pricing',
    subject: messages.subject(prices.count, costs.count),
    paragraphs: [
      messages.week(business, formats.day(week.from), formats.day(week.to)),
      ...listed(prices.count, messages.prices(prices.count), told(prices.shown)),
      ...listed(costs.count, messages.costs(costs.count), told(costs.shown)),
      isBelow
        ? listed(
            below.count,
            messages.below(below.count, below.isMore),
            below.shown.flatMap((each) => nameOf(products, each)),
          ).join('')
        : messages.noneBelow,
    ],
    link: isBelow
      ? { path: '/products?problem=belowFloor', label: messages.seeBelow }
      : { path: '/change-sets', label: messages.seeChanges },
  }
}

/** A heading with lines below it, and how many more there are; nothing where there are none. */
function listed(count: number, heading: string, lines: readonly string[]): readonly string[] {
  if (count === 0) return []
  const more = count - lines.length
  return [[heading, ...lines.map((line) => `– ${line}`), ...(more > 0 ? [messages.more(more)] : [])].join('\n')]
}

function lineOf(move: Move, products: ReadonlyMap<string, Named>, formats: NoticeFormats): readonly string[] {
  const product = products.get(move.id)
  if (!product) return []
  const { name, currency } = product
  const amount = (units: number): string => formats.money(units, currency)
  const share = move.before === 0 ? '' : ` (${formats.change(((move.after - move.before) / move.before) * PPM)})`
  return [noticeMessages.labelled(name, `${amount(move.before)} → ${amount(move.after)}${share}`)]
}

function nameOf(products: ReadonlyMap<string, Named>, id: string): readonly string[] {
  const name = products.get(id)?.name
  return name === undefined ? [] : [name]
}
