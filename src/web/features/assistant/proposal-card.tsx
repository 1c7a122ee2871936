import type { ProposalPart } from '#contract/assistant/answer-parts.ts'
import { ppmFromDecimal } from '#domain/money.ts'
import { labelMessages } from '#web/kit/format/label-messages.ts'
import { formatNumber, formatPercent } from '#web/kit/format/number.ts'
import { goTo } from '#web/kit/shell/current-router.ts'
import { buttonClass } from '#web/kit/ui/button.tsx'
import { assistantMessages as messages } from './messages.ts'

/** Examples that are shown. */
const EXAMPLES = 3
const CHANGES_EACH = 2

/** What the assistant proposes: nothing is written before a person applies it in its preview (CHAT-05). */
export function ProposalCard(part: ProposalPart) {
  return (
    <section aria-label={messages.proposal} className="rounded-lg border border-line bg-card p-3 shadow-float">
      <h3 className="font-semibold">{part.title}</h3>
      <p className="mt-0.5 text-[13px] text-muted">{factsOf(part).join(' · ')}</p>
      {part.examples.length > 0 && (
        <ul className="mt-2 grid gap-1 text-[13px] leading-5">
          {part.examples.slice(0, EXAMPLES).map(({ id, name, changes, problems }, index) => (
            <li key={id ?? index} className="wrap-anywhere">
              <span className="font-semibold">{name}</span>
              {changes.slice(0, CHANGES_EACH).map(({ field, label, before, after }) => (
                <span key={field} className="block text-muted tabular-nums">
                  {labelMessages.named(label, `${before ?? '–'} → ${after ?? '–'}`)}
                </span>
              ))}
              {problems.slice(0, 1).map((problem) => (
                <span key={problem} className="block text-bad">
                  {problem}
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
      <a
        href={part.preview}
        className={`${buttonClass('primary', 'small')} mt-3`}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          goTo(part.preview)
        }}
      >
        {messages.preview}
      </a>
    </section>
  )
}

function factsOf({ rows, marginBefore, marginAfter, losing, belowFloor, refused }: ProposalPart): readonly string[] {
  return [
    messages.changes(formatNumber(rows)),
    ...(marginBefore === null || marginAfter === null
      ? []
      : [messages.margin(share(marginBefore), share(marginAfter))]),
    ...(losing > 0 ? [messages.losing(formatNumber(losing))] : []),
    ...(belowFloor > 0 ? [messages.belowFloor(formatNumber(belowFloor))] : []),
    ...(refused > 0 ? [messages.refused(formatNumber(refused))] : []),
  ]
}

function share(percent: string): string {
  const ppm = ppmFromDecimal(percent)
  return 'value' in ppm ? formatPercent(ppm.value) : percent
}
