import { type ComponentType, Suspense, useState } from 'react'
import type { BulkEdit } from '#domain/bulk-edit.ts'
import { dismissalRowId } from '#domain/insights/dismissals.ts'
import type { Insight } from '#domain/insights/insight.ts'
import type { ShownInsights } from '#domain/insights/shown-insights.ts'
import { useActions } from '#web/kit/actions/actions.ts'
import { oncePerPress } from '#web/kit/data/once-per-press.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { ReaderPart } from '#web/kit/shell/reader-part.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { uiMessages } from '#web/kit/ui/messages.ts'
import type { ActTarget } from './act-target.ts'
import { InsightCard } from './insight-card.tsx'
import { ListPriceDialog } from './list-price-dialog.tsx'
import { insightsMessages as messages } from './messages.ts'
import { type Insights, useInsights } from './use-insights.ts'

/** Shows what an edit of products would do, and does it as one change set (INS-03). */
export type PriceChange = ComponentType<{
  readonly ids: readonly string[]
  readonly edit: BulkEdit
  /** What is to be known before it is applied. */
  readonly warning?: string | undefined
  readonly onClose: () => void
}>

export interface InsightCardsProps {
  readonly PriceChange: PriceChange
  /** Shows no more than so many: on a page that is about more. */
  readonly most?: number | undefined
}

/** The insights of the shop, with the acts that settle them (INS-01, INS-02, INS-03); an act that was begun stays, whatever is found meanwhile. */
export function InsightCards({ PriceChange, most }: InsightCardsProps) {
  const insights = useInsights()
  const { state, productsToEnd } = insights
  const [begun, setBegun] = useState<Begun>()
  const found = state.status === 'ready' ? [...state.result.cards, ...state.result.further] : undefined
  return (
    <ReaderPart>
      <Cards insights={insights} most={most} onAct={setBegun} />
      {begun && (
        <Suspense fallback={null}>
          <Proposal
            target={begun.target}
            PriceChange={PriceChange}
            productsToEnd={productsToEnd}
            warning={found && !holds(begun.insight, found) ? messages.changed : undefined}
            onClose={() => setBegun(undefined)}
          />
        </Suspense>
      )}
    </ReaderPart>
  )
}

interface CardsProps extends Pick<InsightCardsProps, 'most'> {
  readonly insights: Insights
  readonly onAct: (begun: Begun) => void
}

function Cards({ insights: { state, retry, findMore }, most, onAct }: CardsProps) {
  const [shown, setShown] = useState(0)
  const [asked, setAsked] = useState<ShownInsights>()
  if (state.status !== 'ready') {
    return state.status === 'failed' ? <Failed onRetry={retry} /> : <Said>{messages.analyzing}</Said>
  }
  const { count, further } = state.result
  const all = [...state.result.cards, ...further.slice(0, shown)]
  const cards = most === undefined ? all : all.slice(0, most)
  if (cards.length === 0) return most === undefined && <Said>{messages.none}</Said>
  const own = cards.filter(({ isExample }) => !isExample).length
  return (
    <div className="@container/insights space-y-3">
      <ul className="grid gap-3 @2xl/insights:grid-cols-2 @5xl/insights:grid-cols-3">
        {cards.map((insight) => (
          <li key={insight.id} className="grid min-w-0">
            <Card insight={insight} onAct={(target) => onAct({ target, insight })} />
          </li>
        ))}
      </ul>
      {count > own && most === undefined && (
        <p className="flex flex-wrap items-center gap-x-3 text-[13px] text-muted">
          <span role="status">{messages.more(formatNumber(own), formatNumber(count))}</span>
          {(shown === 0 || shown < further.length || asked === state.result) && (
            <Button
              reads
              size="small"
              onClick={() => {
                if (findMore()) setAsked(state.result)
                setShown(shown + PAGE)
              }}
            >
              {messages.showMore}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}

/** So many more are shown at once. */
const PAGE = 24

/** The act that is looked at, and the insight that it is to settle. */
interface Begun {
  readonly target: ActTarget
  readonly insight: Insight
}

/** Whether an insight is still found, for the same cause. */
function holds({ id, cause }: Insight, found: readonly Insight[]): boolean {
  return found.some((each) => each.id === id && each.cause === cause)
}

function Card({ insight, onAct }: { readonly insight: Insight; readonly onAct: (target: ActTarget) => void }) {
  const store = useStore()
  const actions = useActions('insightDismissal')
  function dismiss() {
    const { id: insightId, cause } = insight
    const row = { kind: 'insightDismissal', id: dismissalRowId(insightId), data: { insightId, cause } }
    // Dismissed before, it has come back with another cause.
    const isKnown = store.get('insightDismissal', row.id) !== undefined
    const done = { title: messages.dismissed, key: 'insight-dismissed' }
    const write = () => actions.write('change', [isKnown ? { op: 'patch', ...row } : { op: 'put', ...row }], done)
    void oncePerPress(`dismiss ${row.id}`, write, store)
  }
  return <InsightCard insight={insight} onAct={onAct} onDismiss={dismiss} />
}

interface ProposalProps {
  readonly target: ActTarget
  readonly PriceChange: PriceChange
  readonly productsToEnd: (currency: string, ending: string) => readonly string[]
  /** That the insight no longer holds. */
  readonly warning: string | undefined
  readonly onClose: () => void
}

/** The change that was asked for, to be looked at first. */
function Proposal({ target, PriceChange, productsToEnd, warning, onClose }: ProposalProps) {
  switch (target.type) {
    case 'edit':
      return <PriceChange ids={target.ids} edit={target.edit} warning={warning} onClose={onClose} />
    case 'end-prices': {
      const ids = productsToEnd(target.currency, target.ending)
      return <PriceChange ids={ids} edit={{ endPrices: true }} warning={warning} onClose={onClose} />
    }
    case 'list-price':
      return <ListPriceDialog id={target.id} price={target.price} warning={warning} onClose={onClose} />
    case 'link':
      return null
  }
}

function Said({ children }: { readonly children: string }) {
  return (
    <p role="status" className="py-6 text-center text-muted">
      {children}
    </p>
  )
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 py-4">
      <p>{messages.failed}</p>
      <Button reads size="small" onClick={onRetry}>
        {uiMessages.retry}
      </Button>
    </div>
  )
}
