import { useState } from 'react'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatNumber, formatPercent } from '#web/kit/format/number.ts'
import { PPM } from '#domain/money.ts'
import { SegmentedControl } from '#web/kit/ui/segmented-control.tsx'
import { EXAMPLE_FREIGHT, EXAMPLE_SPLITS, type ExampleSplit, exampleLanding } from './example-landing.ts'
import { EXAMPLE_CURRENCY } from './example-story.ts'
import { landingMessages } from './messages.ts'

const money = (units: number): string => formatMoney(units, EXAMPLE_CURRENCY)

/** A shipment that lands as the visitor splits its freight: the product's own arithmetic at work. */
export function LandingFigure() {
  const [split, setSplit] = useState<ExampleSplit>('weight')
  const { columns } = landingMessages
  return (
    <figure className="rounded-2xl border border-line bg-card p-4 sm:p-6">
      <figcaption className="mb-4 text-base font-bold">{landingMessages.title(money(EXAMPLE_FREIGHT))}</figcaption>
      <SegmentedControl
        label={landingMessages.split}
        value={split}
        segments={EXAMPLE_SPLITS.map((value) => ({ value, label: landingMessages.splits[value] }))}
        onChange={setSplit}
      />
      <table className="mt-4 w-full border-collapse text-end tabular-nums [&_td]:py-2 [&_th]:py-2 [&_tr]:border-b [&_tr]:border-line">
        <thead className="text-[13px] text-muted [&_th]:font-semibold">
          <tr>
            <th scope="col" className="text-start">
              {columns.product}
            </th>
            <th scope="col" className="text-end">
              {columns.paid}
            </th>
            <th scope="col" className="text-end">
              {columns.freight}
            </th>
            <th scope="col" className="text-end">
              {columns.landed}
            </th>
          </tr>
        </thead>
        <tbody>
          {exampleLanding(split).map(({ line, pieces, paid, freight, landed }) => (
            <tr key={line}>
              <th scope="row" className="pe-2 text-start font-semibold">
                {landingMessages.lines[line]}
                <span className="block text-[13px] font-normal text-muted">
                  {landingMessages.pieces(formatNumber(pieces))}
                </span>
              </th>
              <td>{money(paid)}</td>
              <td>{money(freight)}</td>
              <td className="font-bold">
                {money(landed)}
                <span className="block text-[13px] font-normal text-muted">
                  {landingMessages.more(formatPercent(Math.round(((landed - paid) * PPM) / paid)))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-[13px] text-pretty text-muted">{landingMessages.note}</p>
    </figure>
  )
}
