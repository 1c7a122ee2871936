import type { LabelProblem } from '#domain/labels/label-plan.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { papersMessages } from './messages.ts'

const messages = papersMessages.labels
const SHOWN = 5

interface WrongCodesProps {
  readonly problems: readonly LabelProblem[]
  readonly isWithout: boolean
  readonly onWithout: (without: boolean) => void
}

/** The codes that cannot be printed, and the choice to go on without them. */
export function WrongCodes({ problems, isWithout, onWithout }: WrongCodesProps) {
  if (problems.length === 0) return null
  const rest = problems.length - SHOWN
  return (
    <Banner tone="warn" title={messages.wrong(formatNumber(problems.length))}>
      <ul className="flex flex-col gap-1">
        {problems.slice(0, SHOWN).map(({ id, name, message }) => (
          <li key={id} className="break-words">
            <span className="font-semibold">{name}:</span> {message}
          </li>
        ))}
        {rest > 0 && <li>{messages.more(formatNumber(rest))}</li>}
      </ul>
      <div className="mt-2">
        <Checkbox label={messages.without} checked={isWithout} onChange={onWithout} />
      </div>
    </Banner>
  )
}
