import { actionMessages } from '../actions/messages.ts'
import { countOf } from '../actions/nouns.ts'
import { formatNumber } from '../format/number.ts'
import { ScreenLink } from '../shell/screen-link.tsx'
import { none } from '../ui/none.tsx'

/** The look of a link to products. */
export const productsLinkClass = 'font-semibold text-primary underline-offset-4 hover:underline'

interface ProductCountProps {
  /** The filter of the product list that finds them. */
  readonly by: 'brandId' | 'categoryId'
  readonly row: { readonly id: string; readonly name: string }
  readonly count: number | undefined
}

/** How many products belong to a row, leading to them. */
export function ProductCount({ by, row, count = 0 }: ProductCountProps) {
  if (count === 0) return none
  return (
    <ScreenLink
      screen="products"
      search={{ [by]: row.id }}
      aria-label={actionMessages.showOf(countOf('product', count), row.name)}
      onClick={(event) => event.stopPropagation()}
      className={`-mx-1.5 rounded-md px-1.5 py-1 ${productsLinkClass}`}
    >
      {formatNumber(count)}
    </ScreenLink>
  )
}
