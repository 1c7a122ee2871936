import { useMemo, useState } from 'react'
import { type BulkEffect, changesRow } from '#domain/bulk-edit.ts'
import type { PriceState } from '#domain/bulk-prices.ts'
import { bulkSummary } from '#domain/bulk-summary.ts'
import { isLosing } from '#domain/product-problem.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatNumber, formatPercent } from '#web/kit/format/number.ts'
import { MarginPill } from '#web/kit/price/margin-pill.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { optionsOf } from '#web/kit/ui/options-of.ts'
import { Pill } from '#web/kit/ui/pill.tsx'
import { PlainRows } from '#web/kit/ui/plain-table.tsx'
import type { Tone } from '#web/kit/ui/tone.tsx'
import { BulkFloor, type BulkFloorProps } from './bulk-floor.tsx'
import { bulkMessages } from './bulk-messages.ts'

const messages = bulkMessages.preview
const SHOWN_AT_MOST = 100

export interface PreviewRow {
  readonly id: string
  readonly name: string
  readonly currency: string
  readonly effect: BulkEffect
}

type Filter = keyof typeof messages.filters

export interface BulkPreviewProps extends Omit<BulkFloorProps, 'refused'> {
  readonly rows: readonly PreviewRow[]
  /** What was typed is not worked out yet: the figures are those of before. */
  readonly isBehind: boolean
}

const NAMED_AT_MOST = 5

/** What a bulk edit would do: the whole in figures, then each product before and after (CHANGE-01). */
export function BulkPreview({ rows, isBehind, reason, onReason }: BulkPreviewProps) {
  const [filter, setFilter] = useState<Filter>('changed')
  const summary = useMemo(() => bulkSummary(rows.map(({ effect }) => effect)), [rows])
  const found = useMemo(() => rows.filter(({ effect }) => isFound(effect, filter)), [rows, filter])
  const percent = (ppm: number | null) => (ppm === null ? '–' : formatPercent(ppm))
  return (
    <section aria-label={messages.title} aria-busy={isBehind} className={isBehind ? 'opacity-50' : ''}>
      <h3 className="text-base">{messages.title}</h3>
      <p className="mt-0.5" aria-live="polite">
        {isBehind
          ? bulkMessages.counting
          : summary.changed === 0
            ? messages.changesNone
            : messages.changes(formatNumber(summary.changed), formatNumber(summary.count))}
      </p>
      {!isBehind && summary.stayFixed > 0 && <p>{messages.stayFixed(summary.stayFixed, summary.count)}</p>}
      {!isBehind && summary.unpriced > 0 && <p>{messages.unpriced(summary.unpriced, summary.count)}</p>}
      <dl className="mt-3 grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
        <Figure
          name={messages.averageMargin}
          value={`${percent(summary.marginBefore)} → ${percent(summary.marginAfter)}`}
          tone="neutral"
        />
        <Figure name={messages.belowFloor} value={formatNumber(summary.belowFloor)} tone={toneOf(summary.belowFloor)} />
        <Figure
          name={messages.withoutCost}
          value={formatNumber(summary.withoutCost)}
          tone={toneOf(summary.withoutCost)}
        />
        {summary.refusedByFloor > 0 && (
          <Figure name={messages.refusedByFloor} value={formatNumber(summary.refusedByFloor)} tone="warn" />
        )}
        {summary.becomeFixed > 0 && (
          <Figure name={messages.becomeFixed} value={formatNumber(summary.becomeFixed)} tone="warn" />
        )}
        <Figure name={messages.refused} value={formatNumber(summary.refused)} tone={toneOf(summary.refused)} />
      </dl>
      {summary.becomeFixed > 0 && <p className="mt-1.5 text-[13px] text-muted">{fixedNames(rows)}</p>}
      <BulkFloor refused={summary.refusedByFloor} reason={reason} onReason={onReason} />
      <div className="mt-4 mb-2 flex items-center justify-between gap-4">
        <p className="text-[13px] text-muted">
          {found.length > SHOWN_AT_MOST ? messages.shown(formatNumber(SHOWN_AT_MOST)) : ''}
        </p>
        <NativeSelect
          label={messages.show}
          hideLabel
          className="w-40"
          value={filter}
          options={optionsOf(messages.filters)}
          onChange={setFilter}
        />
      </div>
      {found.length > 0 && (
        <PlainRows
          label={messages.title}
          rows={found.slice(0, SHOWN_AT_MOST)}
          keyOf={({ id }) => id}
          columns={[
            { label: messages.product, className: 'max-w-56', renderCell: (row) => <Name {...row} /> },
            {
              label: messages.before,
              align: 'end',
              isNamed: true,
              renderCell: ({ effect, currency }) => <State state={effect.before} currency={currency} />,
            },
            { label: messages.after, align: 'end', isNamed: true, renderCell: (row) => <After {...row} /> },
          ]}
        />
      )}
    </section>
  )
}

/** The first of those that become fixed prices, by name. */
function fixedNames(rows: readonly PreviewRow[]): string {
  const fixed = rows.filter(({ effect }) => effect.becomesFixed)
  const names = fixed.slice(0, NAMED_AT_MOST).map(({ name }) => name)
  return messages.fixedNames(names.join(', '), fixed.length - names.length)
}

function isFound(effect: BulkEffect, filter: Filter): boolean {
  const { after, refusedByFloor, becomesFixed } = effect
  if (filter === 'all') return true
  if (filter === 'fixed') return becomesFixed === true
  if (filter === 'floor') return after.belowFloor || refusedByFloor !== undefined
  if (filter === 'changed') return changesRow(effect)
  return after.belowFloor || after.flag !== null || isLosing({ effectivePrice: after.price, margin: after.margin })
}

function toneOf(count: number): Tone {
  return count > 0 ? 'warn' : 'neutral'
}

function Figure({ name, value, tone }: { readonly name: string; readonly value: string; readonly tone: Tone }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="shrink-0 font-semibold">
        {tone === 'neutral' ? (
          value
        ) : (
          <Pill plain tone={tone}>
            {value}
          </Pill>
        )}
      </dd>
    </div>
  )
}

/** The price, or the range of the variants’ as the list shows it. */
function priceOf({ price, highest }: PriceState, currency: string): string {
  if (price === null) return '–'
  const prices = highest === null || highest === price ? [price] : [price, highest]
  return prices.map((units) => formatMoney(units, currency)).join(' – ')
}

function Name({ name, effect }: PreviewRow) {
  return (
    <>
      <span className="block truncate font-semibold">{name}</span>
      {effect.becomesFixed && <span className="block text-[13px] font-normal text-muted">{messages.fixed}</span>}
    </>
  )
}

function After({ effect, currency }: Pick<PreviewRow, 'effect' | 'currency'>) {
  const { after, refusedByFloor } = effect
  if (refusedByFloor) {
    return (
      <span className="inline-flex items-center justify-end gap-2.5">
        <span className="text-muted">{messages.refusedAt(priceOf(after, currency))}</span>
        <span className="inline-flex w-20 justify-start">
          <StatePill state={after} />
        </span>
      </span>
    )
  }
  if (!changesRow(effect) && after.flag !== 'out-of-range') {
    return <span className="text-muted">{messages.unchanged}</span>
  }
  return <State state={after} currency={currency} />
}

function State({ state, currency }: { readonly state: PriceState; readonly currency: string }) {
  return (
    <span className="inline-flex items-center justify-end gap-2.5">
      <span className="font-semibold">{priceOf(state, currency)}</span>
      <span className="inline-flex w-20 justify-start">
        <StatePill state={state} />
      </span>
    </span>
  )
}

function StatePill({ state: { price, margin, belowFloor, flag } }: { readonly state: PriceState }) {
  return <MarginPill result={{ effectivePrice: price, marginPpm: margin, belowFloor, flag }} />
}
