import { shellMessages } from './messages.ts'

/** The product's mark: costs step up to a price. */
function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden="true">
      <rect width="32" height="32" rx="8" className="fill-primary" />
      <g className="fill-on-primary">
        <rect x="6" y="19.5" width="4.2" height="5.5" rx="1" opacity=".72" />
        <rect x="11.3" y="14.5" width="4.2" height="5" rx="1" opacity=".72" />
        <rect x="16.6" y="10" width="4.2" height="4.5" rx="1" opacity=".72" />
        <rect x="21.9" y="7" width="4.2" height="18" rx="1" />
      </g>
    </svg>
  )
}

/** Mark and name. */
export function Brand({ markOnly = false }: { readonly markOnly?: boolean }) {
  return (
    <span className="flex items-center gap-2.5">
      <BrandMark />
      <span className={markOnly ? 'sr-only' : 'text-base font-bold tracking-tight'}>{shellMessages.product}</span>
    </span>
  )
}
