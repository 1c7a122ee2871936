import type { ProposalPart } from '#contract/assistant/answer-parts.ts'
import { titleOf } from '#web/kit/actions/row-titles.ts'
import { changeStates } from '#web/kit/change-sets/messages.ts'
import { useRow } from '#web/kit/data/use-store.ts'
import { labelMessages } from '#web/kit/format/label-messages.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { goTo } from '#web/kit/shell/current-router.ts'
import { buttonClass } from '#web/kit/ui/button.tsx'
import { cellText } from './cell-text.ts'
import { assistantMessages as messages } from './messages.ts'
import { RecordLink } from './record-link.tsx'

/** Examples that are shown. */
const EXAMPLES = 3
const CHANGES_EACH = 4

/** What the assistant proposes: nothing is written before a person applies it in its preview (CHAT-05); it shows what became of it. */
export function ProposalCard(part: ProposalPart) {
  const state = useRow('changeSet', part.changeSetId)?.state
  const isOpen = state === undefined || state === 'draft' || state === 'checked'
  return (
    <section aria-label={messages.proposal} className="rounded-lg border border-line bg-card p-3 shadow-float">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-semibold">{part.title}</h3>
        {state && <span className="text-[13px] font-semibold">{changeStates[state]}</span>}
      </div>
      <p className="mt-0.5 text-[13px] text-muted">{factsOf(part).join(' · ')}</p>
      {part.examples.length > 0 && (
        <ul className="mt-2 grid gap-1 text-[13px] leading-5">
          {part.examples.slice(0, EXAMPLES).map((example, index) => (
            <Example key={example.id ?? index} {...example} />
          ))}
        </ul>
      )}
      <a
        href={part.preview}
        className={`${buttonClass(isOpen ? 'primary' : 'secondary', 'small')} mt-3`}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          goTo(part.preview)
        }}
      >
        {isOpen ? messages.preview : messages.result}
      </a>
    </section>
  )
}

/** A row of the proposal; once it is there, its name leads to it. */
function Example({ kind, id, name, changes, lines = [], problems }: ProposalPart['examples'][number]) {
  const made = useRow(kind, id ?? '')
  return (
    <li className="wrap-anywhere">
      <span className="font-semibold">
        <RecordLink link={made && { kind, id: made.id }}>{made ? titleOf(kind, made) : name}</RecordLink>
      </span>
      {changes.slice(0, CHANGES_EACH).map((change) => (
        <span key={change.field} className="block text-muted tabular-nums">
          {labelMessages.named(change.label, changeText(change))}
        </span>
      ))}
      {lines.map(({ quantity, description, unitPrice, currency }, index) => (
        <span key={index} className="block text-muted tabular-nums">
          {messages.line(cellText(quantity, 'number'), description, cellText(unitPrice, 'money', currency))}
        </span>
      ))}
      {problems.slice(0, 1).map((problem) => (
        <span key={problem} className="block text-bad">
          {problem}
        </span>
      ))}
    </li>
  )
}

/** What a value was and will be; of what is new only what it will be. */
function changeText({ before, after, kind = 'text', currency }: ProposalPart['examples'][number]['changes'][number]) {
  const to = cellText(after, kind, currency)
  return before === null ? to : `${cellText(before, kind, currency)} → ${to}`
}

function factsOf({ rows, marginBefore, marginAfter, losing, belowFloor, refused }: ProposalPart): readonly string[] {
  return [
    messages.changes(formatNumber(rows)),
    ...(marginBefore === null || marginAfter === null
      ? []
      : [messages.margin(cellText(marginBefore, 'percent'), cellText(marginAfter, 'percent'))]),
    ...(losing > 0 ? [messages.losing(formatNumber(losing))] : []),
    ...(belowFloor > 0 ? [messages.belowFloor(formatNumber(belowFloor))] : []),
    ...(refused > 0 ? [messages.refused(formatNumber(refused))] : []),
  ]
}
