import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import type { BrandRow } from './brand-row.ts'
import { brandsText as text } from './text.ts'

/** What stands in an empty cell. */
export const none = <span className="text-muted">–</span>

/** How many products a brand has, leading to them. */
export function ProductCount({ row, count }: { readonly row: BrandRow; readonly count: number }) {
  if (count === 0) return none
  return (
    <ScreenLink
      screen="products"
      search={{ brandId: row.id }}
      aria-label={text.showProducts(formatCount(count, text.product), row.name)}
      onClick={(event) => event.stopPropagation()}
      className="-mx-1.5 rounded-md px-1.5 py-1 font-semibold text-primary underline-offset-4 hover:underline"
    >
      {formatNumber(count)}
    </ScreenLink>
  )
}

/** Whether a brand is in use. */
export function StatusPill({ row }: { readonly row: BrandRow }) {
  return (
    <Pill plain tone={row.isActive ? 'ok' : 'neutral'}>
      {row.isActive ? text.active : text.inactive}
    </Pill>
  )
}
