import type { Evidence, EvidenceRow, FigureName } from '#domain/insights/insight.ts'
import { figureText } from '#domain/insights/insight-text.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import type { ScreenId } from '#contract/screens.ts'
import { insightFormats } from './insight-formats.ts'

interface EvidenceListProps {
  /** Names the list. */
  readonly label: string
  readonly evidence: readonly Evidence[]
}

/** The figures that an insight rests on; each leads to the row that it is read from. */
export function EvidenceList({ label, evidence }: EvidenceListProps) {
  const times = (figure: FigureName): number => evidence.filter((each) => each.figure === figure).length
  return (
    <dl aria-label={label} className="grid gap-x-6 gap-y-0.5 text-[13px] @md/insight:grid-cols-2">
      {evidence.map(({ figure, value, row }, index) => {
        const text = figureText({ figure, value }, insightFormats)
        return (
          <div key={`${index} ${figure} ${row.id}`} className="flex min-w-0 items-baseline justify-between gap-3">
            <dt className="min-w-0 truncate text-muted">
              {text.label}
              {times(figure) > 1 && row.name !== '' && ` · ${row.name}`}
            </dt>
            <dd className="shrink-0 font-semibold">
              <EvidenceLink row={row}>{text.value}</EvidenceLink>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function EvidenceLink({ row, children }: { readonly row: EvidenceRow; readonly children: string }) {
  const place = placeOf(row)
  if (!place) return children
  return (
    <ScreenLink
      screen={place.screen}
      search={place.search}
      className="inline-flex min-h-6 items-center underline decoration-line underline-offset-2 hover:decoration-current"
    >
      {children}
    </ScreenLink>
  )
}

interface Place {
  readonly screen: ScreenId
  readonly search: Readonly<Record<string, string>>
}

/** Where the row is looked at; undefined where it is a part of what the evidence names anyway. */
function placeOf({ kind, id }: EvidenceRow): Place | undefined {
  if (id === '') return undefined
  switch (kind) {
    case 'product':
      return { screen: 'product-detail', search: { id } }
    case 'category':
      return { screen: 'products', search: { categoryId: id } }
    case 'event':
      return { screen: 'calendar', search: { id } }
    case 'document':
      return { screen: 'document', search: { id } }
    case 'shipment':
      return { screen: 'shipment', search: { id } }
    case 'priceList':
      return { screen: 'price-list', search: { id } }
    case 'scheduledPrice':
      return undefined
  }
}
