import type { ProductBounds } from '#contract/assistant/find-tools.ts'
import { decimalText } from '#contract/assistant/figures.ts'
import type { Term } from '#contract/lists/declared-list.ts'
import { sqlOf } from '#server/kit/crud/term-sql.ts'
import { givenPpm } from './money-text.ts'

type Figure = keyof NonNullable<ProductBounds>

const TERMS: Readonly<Record<Figure, Term>> = {
  margin: { field: 'margin', needs: ['totalCost'] },
  price: { field: 'effectivePrice', currency: 'baseCurrency' },
  stock: { field: 'stock' },
}
const COST: Term = { field: 'totalCost', currency: 'baseCurrency', needs: ['totalCost'] }
const SIGNS = { from: '>=', below: '<', to: '<=' } as const

/**
 * The SQL conditions of bounds over the row `src`. Each bound was checked to be a plain decimal, and stands in the text as a number.
 * Throws `Refusal` for a margin that is none.
 */
export function boundConditions(bounds: ProductBounds, inOne?: (price: string) => string): readonly string[] {
  return Object.entries(bounds ?? {}).flatMap(([figure, range]) =>
    Object.entries(range ?? {}).flatMap(([end, value]) =>
      value === undefined
        ? []
        : [`${sqlOfFigure(figure as Figure, inOne)} ${SIGNS[end as keyof typeof SIGNS]} ${numberOf(figure, value)}`],
    ),
  )
}

function sqlOfFigure(figure: Figure, inOne: ((price: string) => string) | undefined): string {
  const value = sqlOf(TERMS[figure])
  return figure === 'price' && inOne ? inOne(value) : value
}

/** The SQL that orders products by price or cost as amounts of one currency; undefined for every other order. */
export function comparedOrder(
  {
    sortBy,
    sortDirection = 'asc',
  }: { readonly sortBy?: string | undefined; readonly sortDirection?: string | undefined },
  inOne: (amount: string) => string,
): string | undefined {
  const term = sortBy === 'price' ? TERMS.price : sortBy === 'cost' ? COST : undefined
  return term && `${inOne(sqlOf(term))} ${sortDirection === 'desc' ? 'desc' : 'asc'} nulls last, id`
}

function numberOf(figure: string, value: string | number): string {
  return figure === 'margin' ? String(givenPpm('bounds.margin', value)) : decimalText(value)
}
