import { formatDay } from '#web/kit/format/date.ts'
import { repeatMessages as messages } from './repeat-messages.ts'
import { useExpand } from './use-expand.ts'

const SHOWN = 3
/** Far enough for every rule that comes again at all. */
const FURTHEST_MS = 100 * 366 * 86_400_000

interface NextTimesProps {
  readonly rule: string
  /** The first day of the series. */
  readonly firstDay: string
  /** The first day that may be shown. */
  readonly from: string
}

/** The next days of a rule, so that its meaning is seen before it is relied on. */
export function NextTimes({ rule, firstDay, from }: NextTimesProps) {
  const { expand } = useExpand(true)
  if (!expand) return null
  const [start, first] = [firstDay, from].map((day) => Date.parse(`${day}T00:00:00Z`))
  if (start === undefined || first === undefined) return null
  const walls = expand({
    rule,
    start,
    from: first,
    to: first + FURTHEST_MS,
    wallOfMoment: (moment) => moment,
    most: SHOWN,
  })
  const days = walls.map((wall) => formatDay(new Date(wall).toISOString().slice(0, 10)))
  return (
    <p aria-live="polite" className="mt-1.5 text-[13px] text-muted">
      {days.length === 0 ? messages.noNext : messages.next(days)}
    </p>
  )
}
