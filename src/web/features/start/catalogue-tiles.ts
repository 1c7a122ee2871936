import type { CatalogueFacts } from '#domain/catalogue-facts.ts'
import type { ProductProblem } from '#domain/product-problem.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import type { Tone } from '#web/kit/ui/tone.tsx'
import { startMessages } from './messages.ts'

const messages = startMessages.tiles

/** One figure of the catalogue, what it means, and the list behind it. */
export interface CatalogueTile {
  readonly label: string
  readonly value: string
  readonly remark: string
  readonly tone: Tone
  /** The search parameters of the product list. */
  readonly list: Readonly<Record<string, string>>
}

/** The figures that decide what to do next; a problem nobody has is said to be none, unless there is no lowest margin to be below. */
export function catalogueTiles(facts: CatalogueFacts, hasFloor: boolean): readonly CatalogueTile[] {
  const { total, active, withoutCost, unpriced, belowFloor, losing } = facts
  return [
    {
      label: messages.products,
      value: formatNumber(total),
      remark: messages.active(formatNumber(active)),
      tone: 'neutral',
      list: {},
    },
    problem(
      messages.withoutCost,
      withoutCost,
      'warn',
      [messages.withoutCostText, messages.noneWithoutCost],
      listOf('withoutCost'),
    ),
    problem(messages.unpriced, unpriced, 'warn', [messages.unpricedText, messages.noneUnpriced], listOf('unpriced')),
    {
      ...problem(
        messages.belowFloor,
        belowFloor,
        'warn',
        [messages.belowFloorText, hasFloor ? messages.noneBelowFloor : messages.noFloor],
        byMargin('belowFloor'),
      ),
      ...(hasFloor || belowFloor > 0 ? {} : { tone: 'neutral' as const }),
    },
    problem(messages.losing, losing, 'bad', [messages.losingText, messages.noneLosing], byMargin('losing')),
  ]
}

/** The products that a figure counts: those of problems are sold ones. */
function listOf(found: ProductProblem): CatalogueTile['list'] {
  return { status: 'active', problem: found }
}

/** The same, the greatest loss first. */
function byMargin(found: ProductProblem): CatalogueTile['list'] {
  return { ...listOf(found), sort: 'margin' }
}

function problem(
  label: string,
  count: number,
  tone: Tone,
  [some, none]: readonly [some: string, none: string],
  list: CatalogueTile['list'],
): CatalogueTile {
  return { label, value: formatNumber(count), remark: count > 0 ? some : none, tone: count > 0 ? tone : 'ok', list }
}
