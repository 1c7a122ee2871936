import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { waterfallMessages } from './waterfall-messages.ts'
import { type Bar, waterfallBars, type WaterfallTone } from './waterfall-bars.ts'

/** One step of a price story. */
export interface WaterfallStep {
  readonly label: string
  /** What the step adds; a total adds nothing of its own. */
  readonly delta: number
  /** The sum after the step. */
  readonly running: number
  readonly tone: WaterfallTone
  /** Where the figure comes from: an input, a rate and its date, a rule. */
  readonly source?: ReactNode
}

interface WaterfallProps {
  /** Names the figure for screen readers. */
  readonly label: string
  readonly steps: readonly WaterfallStep[]
  readonly format: (value: number) => string
  /** Without sources, for places that only glance. */
  readonly compact?: boolean
  /** What the scale holds at least, so that two figures beside each other have one. */
  readonly upTo?: number
}

const FILLS: Readonly<Record<WaterfallTone, string>> = {
  cost: 'fill-chart-cost',
  tax: 'fill-chart-tax',
  profit: 'fill-primary',
  loss: 'fill-bad-strong',
  total: 'fill-chart-total',
}

/**
 * A price as the sum of its steps: bars from zero, each starting where the last one ended, with their numbers. The
 * figure is itself a table, so the numbers, the sums and the sources read the same with and without the picture. In a
 * narrow place each bar stands below its label.
 */
export function Waterfall({ label, steps, format, compact = false, upTo = 0 }: WaterfallProps) {
  const { zero, bars } = waterfallBars(steps, upTo)
  return (
    <div className="@container">
      <table aria-label={label} className="w-full border-collapse text-start">
        <thead className="sr-only">
          <tr>
            <th scope="col">{waterfallMessages.step}</th>
            <th scope="col" colSpan={2}>
              {waterfallMessages.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step, index) => (
            <tr
              key={`${index} ${step.label}`}
              className={classNames(
                'grid grid-cols-[1fr_auto] @min-[24rem]:table-row',
                step.tone === 'total' && 'font-bold',
              )}
            >
              <th scope="row" className="pt-1.5 pe-3 align-top font-[inherit] @min-[24rem]:w-[38%] @min-[24rem]:pb-1.5">
                <span className="block leading-5">{step.label}</span>
                {!compact && step.source && (
                  <span className="block text-[13px] leading-4 font-medium text-muted">{step.source}</span>
                )}
              </th>
              <td className="relative p-0 @max-[24rem]:order-last @max-[24rem]:col-span-2 @max-[24rem]:h-6">
                <StepBar
                  zero={zero}
                  bar={bars[index]}
                  before={bars[index - 1]}
                  last={index === steps.length - 1}
                  tone={step.tone}
                />
              </td>
              <td className="pt-1.5 ps-3 text-end align-top leading-5 whitespace-nowrap @min-[24rem]:w-px">
                {format(step.tone === 'total' ? step.running : step.delta)}
                {step.tone !== 'total' && (
                  <span className="sr-only">, {waterfallMessages.running(format(step.running))}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface StepBarProps {
  /** Where zero stands, in percent of the width. */
  readonly zero: number
  readonly bar: Bar | undefined
  readonly before: Bar | undefined
  readonly last: boolean
  readonly tone: WaterfallTone
}

function StepBar({ zero, bar, before, last, tone }: StepBarProps) {
  if (!bar) return null
  return (
    <svg className="absolute inset-0 size-full overflow-visible" aria-hidden="true">
      <line x1={`${zero}%`} x2={`${zero}%`} y1="0" y2="100%" className="stroke-line" />
      <g className="@max-[24rem]:hidden">
        {before && <Connector at={before.end} from="0" to="8" />}
        {!last && <Connector at={bar.end} from="24" to="100%" />}
      </g>
      <rect
        x={`${bar.start}%`}
        width={`${bar.width}%`}
        y="8"
        height="16"
        rx="2"
        className={classNames(FILLS[tone], '@max-[24rem]:-translate-y-1')}
      />
    </svg>
  )
}

/** From the end of a bar to the start of the next. */
function Connector({ at, from, to }: { readonly at: number; readonly from: string; readonly to: string }) {
  return <line x1={`${at}%`} x2={`${at}%`} y1={from} y2={to} className="stroke-field-line" strokeDasharray="2 2" />
}
