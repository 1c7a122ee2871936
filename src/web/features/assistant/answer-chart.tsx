import type { ChartPart } from '#contract/assistant/answer-parts.ts'
import { cellText } from './cell-text.ts'
import { RecordLink } from './record-link.tsx'

const WIDTH = 320
const HEIGHT = 96
const EDGE = 6

/** A small chart of an answer; its figures stand below it as a table, so that the picture is never alone. */
export function AnswerChart(part: ChartPart) {
  return (
    <figure className="rounded-lg border border-line px-3 py-2">
      <figcaption className="text-[13px] font-semibold">{part.title}</figcaption>
      {part.shape === 'line' && part.points.length > 1 && <Line {...part} />}
      <table className="mt-1 w-full border-collapse text-[13px] leading-5">
        <tbody>
          {part.points.map(({ label, value, link }, index) => (
            <tr key={index}>
              <th scope="row" className="py-0.5 pe-3 text-start font-normal">
                <RecordLink link={link}>{label}</RecordLink>
              </th>
              {part.shape === 'bar' && (
                <td aria-hidden="true" className="w-2/5">
                  <Bar value={Number(value)} most={mostOf(part)} />
                </td>
              )}
              <td className="py-0.5 text-end tabular-nums whitespace-nowrap">
                {cellText(value, part.kind, part.currency)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

function mostOf({ points }: ChartPart): number {
  return Math.max(1e-9, ...points.map(({ value }) => Math.abs(Number(value))))
}

function Bar({ value, most }: { readonly value: number; readonly most: number }) {
  const width = `${Math.round((Math.abs(value) / most) * 100)}%`
  return <span style={{ width }} className="block h-3 rounded-sm bg-chart-cost" />
}

/** A line from zero, so that its height means something. */
function Line(part: ChartPart) {
  const most = mostOf(part)
  const step = (WIDTH - 2 * EDGE) / (part.points.length - 1)
  const places = part.points.map(({ value }, index) => {
    const y = HEIGHT - EDGE - (Math.max(0, Number(value)) / most) * (HEIGHT - 2 * EDGE)
    return `${EDGE + index * step},${y.toFixed(1)}`
  })
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="mt-1 h-24 w-full" preserveAspectRatio="none">
      <line x1={EDGE} x2={WIDTH - EDGE} y1={HEIGHT - EDGE} y2={HEIGHT - EDGE} className="stroke-line" />
      <polyline
        points={places.join(' ')}
        className="fill-none stroke-primary"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
