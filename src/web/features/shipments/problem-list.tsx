import type { LandedProblem } from '#domain/landed-cost/problem.ts'
import { chargeName } from '#web/kit/shipments/charge-name.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import type { ShownProblem } from '#web/kit/ui/problem-display.tsx'
import type { ShipmentTab } from './shipment-tabs.ts'
import { problemsMessages as messages } from './page-messages.ts'
import type { ShipmentWork } from './use-shipment.ts'

const SHOWN_AT_MOST = 4

interface ProblemListProps {
  readonly work: ShipmentWork
  readonly problems: readonly LandedProblem[]
  /** Leads to the part of the page where the field is; without it the problems are only told. */
  readonly onShow?: (tab: ShipmentTab, problem: LandedProblem) => void
}

/** The problems that stop the landing, each with its remedy and a link to its field. */
export function ProblemList({ work, problems, onShow }: ProblemListProps) {
  if (problems.length === 0) return null
  return (
    <Banner tone="warn" title={messages.title(problems.length)}>
      <ul className="space-y-0.5">
        {problems.slice(0, SHOWN_AT_MOST).map((problem) => (
          <li key={`${problem.id} ${problem.field} ${problem.message}`}>
            {onShow ? (
              <button
                type="button"
                className="text-start underline-offset-4 hover:underline max-md:min-h-8"
                onClick={() => onShow(problem.on === 'line' ? 'lines' : 'charges', problem)}
              >
                <Words work={work} problem={problem} />
              </button>
            ) : (
              <Words work={work} problem={problem} />
            )}
          </li>
        ))}
        {problems.length > SHOWN_AT_MOST && <li>{messages.more(problems.length - SHOWN_AT_MOST)}</li>}
      </ul>
    </Banner>
  )
}

function Words({ work, problem }: { readonly work: ShipmentWork; readonly problem: LandedProblem }) {
  return (
    <>
      <span className="font-semibold">{placeOf(work, problem)}:</span> {problem.message}
    </>
  )
}

const ISSUE = /^(line|charge)s\.([^.]+)\.\w+$/

/** A refusal of the server with the names of lines and charges instead of their ids. */
export function namedProblem(problem: ShownProblem, work: ShipmentWork): ShownProblem {
  const errors = problem.errors?.map(({ field, message }) => {
    const [, on, id] = ISSUE.exec(field) ?? []
    if (id === undefined) return { field, message }
    return { field: placeOf(work, { on: on === 'charge' ? 'charge' : 'line', id }), message }
  })
  return { ...problem, ...(errors ? { errors } : {}) }
}

function placeOf({ lines, charges }: ShipmentWork, { on, id }: Pick<LandedProblem, 'on' | 'id'>): string {
  if (on === 'charge') {
    const charge = charges.find((each) => each.id === id)
    return charge === undefined ? messages.charges : chargeName(charge)
  }
  const index = lines.findIndex((each) => each.id === id)
  return messages.line(index + 1, lines[index]?.sku ?? '')
}
