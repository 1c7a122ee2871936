import { Suspense, useState } from 'react'
import type { WaitingLine } from '#domain/analytics/waiting-list.ts'
import type { BulkEdit } from '#domain/bulk-edit.ts'
import { DEFAULT_MARGIN } from '#domain/product-defaults.ts'
import { useRenewedCosts } from '#web/kit/currency/use-renewed-costs.ts'
import { useRows, useSyncStatus } from '#web/kit/data/use-store.ts'
import { LastMail } from '#web/kit/documents/last-mail.tsx'
import { formatMoney } from '#web/kit/format/money.ts'
import type { SlicedState } from '#web/kit/figures/sliced-source.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { usualMargin } from '#web/kit/price/pricing-context.ts'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { textParam } from '#web/kit/shell/search-params.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { Block } from './block.tsx'
import type { PriceChange } from './price-change.ts'
import { waitingIcons } from './waiting-icons.tsx'
import { waitingMessages as messages } from './waiting-messages.ts'
import { kindOfRows, waitingTarget } from './waiting-target.ts'
import { waitingText } from './waiting-text.ts'

const ReminderDialog = lazyPart(() => import('./reminder-dialog.tsx').then((module) => module.ReminderDialog))
const WaitingSheet = lazyPart(() => import('./waiting-sheet.tsx').then((module) => module.WaitingSheet))

/** The lines that stand there at once. */
const SHOWN = 6
/** The line whose rows are shown, in the address. */
const SHAPE = { waiting: textParam() }

interface WaitingBlockProps {
  readonly waiting: SlicedState<readonly WaitingLine[]>
  /** The currency of the amounts. */
  readonly currency: string
  readonly PriceChange: PriceChange
}

/** What needs a decision today, each line with the act that settles it (PAGE-01). */
export function WaitingBlock({ waiting, currency, PriceChange }: WaitingBlockProps) {
  const [repriced, setRepriced] = useState<readonly string[]>()
  const [reminded, setReminded] = useState('')
  const edit = useUsualPricing()
  return (
    <>
      {waiting.status === 'ready' ? (
        <Lines lines={waiting.result} currency={currency} onReprice={setRepriced} onRemind={setReminded} />
      ) : (
        <Block title={messages.title} lead={waiting.status === 'failed' ? messages.failed : messages.computing}>
          {waiting.status === 'computing' && <Skeleton className="h-72 w-full" />}
        </Block>
      )}
      {repriced && (
        <Suspense fallback={null}>
          <PriceChange ids={repriced} edit={edit} onClose={() => setRepriced(undefined)} />
        </Suspense>
      )}
      {reminded !== '' && (
        <Suspense fallback={null}>
          <ReminderDialog documentId={reminded} onClose={() => setReminded('')} />
        </Suspense>
      )}
    </>
  )
}

interface LinesProps {
  readonly lines: readonly WaitingLine[]
  readonly currency: string
  readonly onReprice: (ids: readonly string[]) => void
  readonly onRemind: (documentId: string) => void
}

function Lines({ lines, currency, onReprice, onRemind }: LinesProps) {
  const [isWhole, setWhole] = useState(false)
  const [search, update] = useSearchState(SHAPE)
  const left = lines.length - SHOWN
  const opened = lines.find(({ kind }) => kind === search.waiting)
  const close = () => update({ waiting: '' })
  const reprice = ({ ids }: WaitingLine) => {
    onReprice(ids)
    close()
  }
  return (
    <Block title={messages.title} lead={lines.length > 0 ? messages.lead : messages.none}>
      <ul className="divide-y divide-line">
        {(isWhole ? lines : lines.slice(0, SHOWN)).map((line) => (
          <Line
            key={line.kind}
            line={line}
            currency={currency}
            onReprice={() => reprice(line)}
            onRemind={onRemind}
            onOpen={() => update({ waiting: line.kind })}
          />
        ))}
      </ul>
      {left > 0 && (
        <Button reads tone="ghost" size="small" className="-ms-2.5 mt-1" onClick={() => setWhole(!isWhole)}>
          {isWhole ? messages.fewer : messages.all(left)}
        </Button>
      )}
      {opened && (
        <Suspense fallback={null}>
          <WaitingSheet
            line={opened}
            currency={currency}
            act={<SheetAct line={opened} onReprice={() => reprice(opened)} onRemind={onRemind} />}
            onRemind={opened.kind === 'overdue' && opened.count > 1 ? onRemind : undefined}
            onClose={close}
          />
        </Suspense>
      )}
    </Block>
  )
}

/** Prices at the usual margin of the business, as a proposal. */
function useUsualPricing(): BulkEdit {
  const usual = usualMargin(useRows('businessProfile'))
  return { pricing: { strategy: 'margin', percent: usual > 0 ? usual : DEFAULT_MARGIN } }
}

interface LineProps {
  readonly line: WaitingLine
  readonly currency: string
  readonly onReprice: () => void
  readonly onRemind: (documentId: string) => void
  /** Shows the rows behind it. */
  readonly onOpen: () => void
}

/** Losses are those of a year at what was sold in the last one; all other amounts are what is open. */
const YEARLY: ReadonlySet<WaitingLine['kind']> = new Set(['losing', 'belowFloor', 'costRose', 'currencyMoved'])

function Line({ line, currency, onReprice, onRemind, onOpen }: LineProps) {
  const { kind, amount, unconverted = 0 } = line
  const target = waitingTarget(line)
  const money = amount === null || amount === 0 ? '' : formatMoney(amount, currency)
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-2 sm:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
      <span aria-hidden="true" className="text-muted [&_svg]:size-5">
        {waitingIcons[kind]}
      </span>
      <span className="min-w-0 text-pretty max-sm:col-span-2">
        {kindOfRows(kind) ? (
          <button type="button" className={lineClass} onClick={onOpen}>
            {waitingText(line)}
          </button>
        ) : (
          waitingText(line)
        )}
        {target.type === 'remind' && <LastMail documentId={target.documentId} purpose="reminder" />}
      </span>
      <span className="max-sm:col-start-2 sm:text-end">
        <span className="font-semibold">{money === '' || !YEARLY.has(kind) ? money : messages.perYear(money)}</span>
        {unconverted > 0 && (
          <span className="block text-[13px] text-muted">
            {money === '' ? messages.noRate : messages.notInSum(unconverted)}
          </span>
        )}
      </span>
      <span className="flex justify-end sm:w-48">
        <Act line={line} onReprice={onReprice} onRemind={onRemind} onOpen={onOpen} />
      </span>
    </li>
  )
}

const lineClass =
  'min-h-6 rounded-sm text-start text-pretty underline decoration-line underline-offset-2 hover:text-primary hover:decoration-current'

/** What settles the rows of a line where they are seen; nothing where it leads elsewhere, or each row has its own act. */
function SheetAct({ line, ...acts }: Pick<LineProps, 'line' | 'onReprice' | 'onRemind'>) {
  const { type } = waitingTarget(line)
  if (type === 'link' || (type === 'look' && kindOfRows(line.kind) !== 'product')) return null
  if (type !== 'look') return <Act line={line} {...acts} onOpen={() => undefined} />
  return (
    <Button size="small" onClick={acts.onReprice}>
      {messages.acts.unpriced}
    </Button>
  )
}

function Act({ line, onReprice, onRemind, onOpen }: Pick<LineProps, 'line' | 'onReprice' | 'onRemind' | 'onOpen'>) {
  const { network } = useSyncStatus()
  const { isBusy, renew } = useRenewedCosts()
  const target = waitingTarget(line)
  const words = messages.acts[line.kind]
  switch (target.type) {
    case 'link':
      return (
        <ScreenButton size="small" screen={target.screen} search={target.search}>
          {words}
        </ScreenButton>
      )
    case 'reprice':
      return (
        <Button size="small" onClick={onReprice}>
          {words}
        </Button>
      )
    case 'look':
      return (
        <Button reads size="small" onClick={onOpen}>
          {messages.look}
        </Button>
      )
    case 'remind':
      return (
        <Button size="small" disabled={network === 'offline'} onClick={() => onRemind(target.documentId)}>
          {words}
        </Button>
      )
    case 'renew':
      return (
        <Button size="small" disabled={isBusy || network === 'offline'} onClick={renew}>
          {words}
        </Button>
      )
  }
}
