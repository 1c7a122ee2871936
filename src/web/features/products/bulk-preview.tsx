import { useMemo, useState } from 'react'
import type { BulkEffect } from '#domain/bulk-edit.ts'
import type { PriceState } from '#domain/bulk-prices.ts'
import { bulkSummary } from '#domain/bulk-summary.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatNumber, formatPercent } from '#web/kit/format/number.ts'
import { MarginPill } from '#web/kit/price/margin-pill.tsx'
import { Cell, DataTable, HeadCell, Row } from '#web/kit/ui/data-table.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import type { Tone } from '#web/kit/ui/tone.tsx'
import { BulkFloor, type BulkFloorProps } from './bulk-floor.tsx'
import { bulkText } from './bulk-text.ts'

const text = bulkText.preview
const SHOWN_AT_MOST = 100

/** One product of the preview. */
export interface PreviewRow {
  readonly id: string
  readonly name: string
  readonly currency: string
  readonly effect: BulkEffect
}

const FILTERS = ['changed', 'fixed', 'floor', 'problems', 'all'] as const
type Filter = (typeof FILTERS)[number]
const FILTER_WORDS: Readonly<Record<Filter, string>> = {
  changed: text.onlyChanged,
  fixed: text.onlyFixed,
  floor: text.onlyFloor,
  problems: text.problems,
  all: text.all,
}

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
  const phone = useMediaQuery(PHONE_QUERY)
  const Rows = phone ? PreviewCards : PreviewTable
  const percent = (ppm: number | null) => (ppm === null ? '–' : formatPercent(ppm))
  return (
    <section aria-label={text.title} aria-busy={isBehind} className={isBehind ? 'opacity-50' : ''}>
      <h3 className="text-base">{text.title}</h3>
      <p className="mt-0.5" aria-live="polite">
        {isBehind
          ? bulkText.counting
          : summary.changed === 0
            ? text.changesNone
            : text.changes(formatNumber(summary.changed), formatNumber(summary.count))}
      </p>
      <dl className="mt-3 grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
        <Figure
          name={text.averageMargin}
          value={`${percent(summary.marginBefore)} → ${percent(summary.marginAfter)}`}
          tone="neutral"
        />
        <Figure name={text.belowFloor} value={formatNumber(summary.belowFloor)} tone={toneOf(summary.belowFloor)} />
        <Figure name={text.withoutCost} value={formatNumber(summary.withoutCost)} tone={toneOf(summary.withoutCost)} />
        {summary.refusedByFloor > 0 && (
          <Figure name={text.refusedByFloor} value={formatNumber(summary.refusedByFloor)} tone="warn" />
        )}
        {summary.becomeFixed > 0 && (
          <Figure name={text.becomeFixed} value={formatNumber(summary.becomeFixed)} tone="warn" />
        )}
        <Figure name={text.refused} value={formatNumber(summary.refused)} tone={toneOf(summary.refused)} />
      </dl>
      {summary.becomeFixed > 0 && <p className="mt-1.5 text-[13px] text-muted">{fixedNames(rows)}</p>}
      <BulkFloor refused={summary.refusedByFloor} reason={reason} onReason={onReason} />
      <div className="mt-4 mb-2 flex items-center justify-between gap-4">
        <p className="text-[13px] text-muted">
          {found.length > SHOWN_AT_MOST ? text.shown(formatNumber(SHOWN_AT_MOST)) : ''}
        </p>
        <NativeSelect
          label={text.show}
          hideLabel
          className="w-40"
          value={filter}
          options={FILTERS.map((value) => ({ value, label: FILTER_WORDS[value] }))}
          onChange={setFilter}
        />
      </div>
      {found.length > 0 && <Rows rows={found.slice(0, SHOWN_AT_MOST)} />}
    </section>
  )
}

/** The first of those that become fixed prices, by name. */
function fixedNames(rows: readonly PreviewRow[]): string {
  const fixed = rows.filter(({ effect }) => effect.becomesFixed)
  const names = fixed.slice(0, NAMED_AT_MOST).map(({ name }) => name)
  return text.fixedNames(names.join(', '), fixed.length - names.length)
}

function isFound({ patch, after, refusedByFloor, becomesFixed }: BulkEffect, filter: Filter): boolean {
  if (filter === 'all') return true
  if (filter === 'fixed') return becomesFixed === true
  if (filter === 'floor') return after.belowFloor || refusedByFloor !== undefined
  if (filter === 'changed') return Object.keys(patch).length > 0
  return after.belowFloor || after.flag !== null || (after.margin !== null && after.margin < 0)
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

/** On a phone each product takes two lines: its name, and below what becomes of its price. */
function PreviewCards({ rows }: { readonly rows: readonly PreviewRow[] }) {
  return (
    <ul aria-label={text.title} className="rounded-xl border border-line">
      {rows.map(({ id, name, currency, effect }) => (
        <li key={id} className="border-b border-line px-3 py-2.5 last:border-b-0">
          <p className="truncate font-semibold">{name}</p>
          {effect.becomesFixed && <p className="text-[13px] text-muted">{text.fixed}</p>}
          <p className="mt-1 flex items-center justify-between gap-2">
            <span>
              <span className="sr-only">{text.before} </span>
              <span className="text-muted">{priceOf(effect.before, currency)}</span>
              <span aria-hidden="true"> → </span>
              <span className="sr-only">, {text.after} </span>
              {effect.refusedByFloor ? (
                <span className="text-muted">{text.refusedAt(priceOf(effect.after, currency))}</span>
              ) : (
                <span className="font-semibold">{priceOf(effect.after, currency)}</span>
              )}
            </span>
            <StatePill state={effect.after} />
          </p>
        </li>
      ))}
    </ul>
  )
}

/** The price, or the range of the variants’ as the list shows it. */
function priceOf({ price, highest }: PriceState, currency: string): string {
  if (price === null) return '–'
  const prices = highest === null || highest === price ? [price] : [price, highest]
  return prices.map((units) => formatMoney(units, currency)).join(' – ')
}

function PreviewTable({ rows }: { readonly rows: readonly PreviewRow[] }) {
  return (
    <DataTable label={text.title}>
      <thead>
        <tr>
          <HeadCell pin="first">{text.product}</HeadCell>
          <HeadCell align="end">{text.before}</HeadCell>
          <HeadCell align="end">{text.after}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, currency, effect }) => (
          <Row key={id}>
            <Cell head pin="first" className="max-w-56">
              <span className="block truncate font-semibold">{name}</span>
              {effect.becomesFixed && <span className="block text-[13px] text-muted">{text.fixed}</span>}
            </Cell>
            <Cell align="end">
              <State state={effect.before} currency={currency} />
            </Cell>
            <Cell align="end">
              <After effect={effect} currency={currency} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}

function After({ effect, currency }: Pick<PreviewRow, 'effect' | 'currency'>) {
  const { patch, after, refusedByFloor } = effect
  if (refusedByFloor) {
    return (
      <span className="inline-flex items-center justify-end gap-2.5">
        <span className="text-muted">{text.refusedAt(priceOf(after, currency))}</span>
        <span className="inline-flex w-20 justify-start">
          <StatePill state={after} />
        </span>
      </span>
    )
  }
  if (Object.keys(patch).length === 0 && after.flag !== 'out-of-range') {
    return <span className="text-muted">{text.unchanged}</span>
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

function StatePill({ state: { margin, belowFloor, flag } }: { readonly state: PriceState }) {
  return <MarginPill result={{ marginPpm: margin, belowFloor, flag }} />
}
