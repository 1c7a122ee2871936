import { type ReactNode, useSyncExternalStore } from 'react'
import { PPM, type Ppm } from '#domain/money.ts'
import type { SimulatedTotals } from '#domain/simulator/simulated-totals.ts'
import { formatMoney, formatMoneyChange } from '#web/kit/format/money.ts'
import { formatNumber, formatPercent } from '#web/kit/format/number.ts'
import { BeforeAfter } from '#web/kit/ui/before-after.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { changeText } from './lever-words.ts'
import { simulatorMessages as messages } from './messages.ts'
import type { Shown, ShownWord } from './shown-rows.ts'
import type { Workbench } from './workbench.ts'

interface ResultLineProps {
  readonly bench: Workbench
  readonly currency: string
  /** What profit is weighted by, in words. */
  readonly basis: string
  readonly shown: Shown
  readonly onShow: (shown: Shown) => void
}

/** What the scenario comes to, with every frame; a figure shows the products behind it. */
export function ResultLine({ bench, currency, basis, shown, onShow }: ResultLineProps) {
  useSyncExternalStore(bench.subscribe, bench.revision)
  const phone = useMediaQuery(PHONE_QUERY)
  const { totals } = bench
  const { before, after } = totals
  const figure = (word: ShownWord, label: string, value: ReactNode) => (
    <Figure label={label} isShown={shown === word} onPress={() => onShow(shown === word ? 'all' : word)}>
      {value}
    </Figure>
  )
  return (
    <>
      <section
        aria-label={messages.result.label}
        className="sticky top-0 z-5 rounded-xl border border-line bg-card max-md:landscape:static"
      >
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-1 p-1 max-md:grid-cols-2">
          {figure(
            'changed',
            messages.result.touched,
            messages.result.of(formatNumber(totals.changed), formatNumber(totals.products)),
          )}
          <Figure label={messages.result.marginOf(formatNumber(after.judged))} tip={messages.result.marginTip}>
            <BeforeAfter before={percentOf(before.averageMargin)} after={percentOf(after.averageMargin)} />
          </Figure>
          {figure(
            'losing',
            messages.result.losing,
            <BeforeAfter before={formatNumber(before.losing)} after={formatNumber(after.losing)} />,
          )}
          {figure(
            'belowFloor',
            messages.result.belowFloor,
            <BeforeAfter before={formatNumber(before.belowFloor)} after={formatNumber(after.belowFloor)} />,
          )}
          {figure('repriced', messages.result.repriced, formatNumber(totals.repriced))}
          <Figure label={phone ? messages.columns.gain : messages.result.profit(basis)}>
            <Profit totals={totals} currency={currency} />
          </Figure>
        </dl>
      </section>
      <p className="mt-2! text-[13px] text-pretty text-muted">{messages.result.counted}</p>
    </>
  )
}

interface FigureProps {
  readonly label: string
  /** What the figure is of. */
  readonly tip?: string
  readonly isShown?: boolean
  readonly onPress?: () => void
  readonly children: ReactNode
}

function Figure({ label, tip, isShown = false, onPress, children }: FigureProps) {
  const box = classNames(
    'flex min-h-16 min-w-0 flex-col justify-between rounded-lg px-3 py-1.5 text-start max-md:min-h-12 max-md:px-2 max-md:py-1',
    isShown && 'bg-accent-strong',
  )
  return (
    <div className={classNames(box, onPress && 'relative hover:bg-accent')}>
      <dt className="text-[13px] leading-4 text-muted">{label}</dt>
      <dd data-tip={tip} className="mt-0.5 text-[15px] leading-5 font-semibold">
        {children}
        {onPress && (
          <button
            type="button"
            aria-pressed={isShown}
            aria-label={messages.result.show(label)}
            onClick={onPress}
            className="absolute inset-0 rounded-lg"
          />
        )}
      </dd>
    </div>
  )
}

function Profit({ totals, currency }: { readonly totals: SimulatedTotals; readonly currency: string }) {
  const { before, after } = totals
  const gained = kept(after.profit - before.profit)
  const share = before.profit > 0 ? Math.round((gained / before.profit) * PPM) : null
  return (
    <>
      <span
        data-tip={messages.result.profits(
          formatMoney(kept(before.profit), currency),
          formatMoney(kept(after.profit), currency),
        )}
        className={gained < 0 ? 'text-bad' : gained > 0 ? 'text-ok' : undefined}
      >
        {formatMoneyChange(gained, currency)}
      </span>
      {share !== null && roundedShare(share) !== 0 && (
        <span className="ms-1.5 text-[13px] font-medium text-muted">{changeText(roundedShare(share))}</span>
      )}
    </>
  )
}

const TENTH = 1_000

function roundedShare(share: Ppm): Ppm {
  return Math.round(share / TENTH) * TENTH
}

/** A sum in float64 as an amount that can be written. */
function kept(sum: number): number {
  const most = Number.MAX_SAFE_INTEGER
  return Math.round(Math.min(most, Math.max(-most, sum)))
}

/** An average in ppm; nothing has none. */
function percentOf(ppm: number): string {
  return Number.isNaN(ppm) ? '–' : formatPercent(Math.round(ppm))
}
