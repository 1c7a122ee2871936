import { summaryOf, useSummary } from '#web/kit/data/use-summary.ts'
import { businessToday } from '#web/kit/documents/business-day.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { type Figure, type Figures, figuresOf } from './figures-of.ts'
import { figureMessages as messages } from './messages.ts'

const ORDER = ['open', 'overdue', 'unsent', 'collected'] as const satisfies readonly (keyof Figures)[]

const FIELDS = ['documentType', 'status', 'currency', 'balanceDue', 'dueDate', 'payments'] as const
const figuresSummary = summaryOf('document', FIELDS, (rows) => figuresOf(rows, businessToday()))

/** How the business stands, in four figures; each filters the list by what it counts. */
export function DocumentsFigures({
  status,
  onFilter,
}: {
  readonly status: string
  readonly onFilter: (status: string) => void
}) {
  const figures = useSummary(figuresSummary)
  return (
    <ul aria-label={messages.label} className="grid grid-cols-2 gap-2 xl:grid-cols-4">
      {ORDER.map((key) => (
        <li key={key}>
          <FigureButton
            name={key}
            figure={figures[key]}
            pressed={status === key}
            onPress={() => onFilter(status === key ? '' : key)}
          />
        </li>
      ))}
    </ul>
  )
}

interface FigureButtonProps {
  readonly name: (typeof ORDER)[number]
  readonly figure: Figure
  readonly pressed: boolean
  readonly onPress: () => void
}

function FigureButton({ name, figure: { count, sums }, pressed, onPress }: FigureButtonProps) {
  const [first, ...others] = sums
  const counted = messages.counted[name](count)
  const more = others.map(([currency, sum]) => formatMoney(sum, currency)).join(', ')
  const detail = first ? [counted, ...(others.length > 0 ? [more] : [])].join(' · ') : ''
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={classNames(
        'flex h-full w-full flex-col items-stretch rounded-xl border px-4 py-3 text-start hover:border-accent-strong hover:bg-accent',
        pressed ? 'border-primary bg-accent' : 'border-line bg-card',
      )}
    >
      <span className="block text-[13px] font-semibold text-muted">{messages[name]}</span>
      <span
        className={classNames(
          'mt-0.5 block text-lg leading-7 break-words font-bold',
          name === 'overdue' && count > 0 && 'text-bad',
          count === 0 && 'text-[15px] leading-7 font-semibold text-muted',
        )}
      >
        {count === 0 ? messages.nothing[name] : first ? formatMoney(first[1], first[0]) : counted}
      </span>
      <span
        className="block min-h-[1.25rem] text-[13px] break-words text-muted"
        data-tip={others.length > 2 ? more : undefined}
      >
        {detail}
      </span>
    </button>
  )
}
