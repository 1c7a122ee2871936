import Trash2 from 'lucide-react/icons/trash-2'
import { useMemo, useState } from 'react'
import { type Clutter, type ClutterReason, clutterOf } from '#domain/calendar/clutter.ts'
import type { ExpandRule } from '#domain/calendar/occurrences.ts'
import { cleanUpEvents, MOST_CLEANED } from '#contract/commands/event-clean-up.ts'
import { screenOf } from '#contract/screens.ts'
import { useActions } from '#web/kit/actions/actions.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { serverNow } from '#web/kit/data/server-clock.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { labelMessages } from '#web/kit/format/label-messages.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { optionsOf } from '#web/kit/ui/options-of.ts'
import { Panel } from '#web/kit/ui/panel.tsx'
import { TableSkeleton } from '#web/kit/ui/skeleton.tsx'
import { eventWhenText } from '../list/event-when-text.ts'
import type { EventRow } from '../use-event-actions.ts'
import { useExpand } from '../use-expand.ts'
import { cleanUpMessages as messages } from './messages.ts'

const REASONS: readonly ClutterReason[] = ['duplicate', 'orphaned', 'past']
const DAY_MS = 86_400_000
/** So many of each reason are listed; the box above chooses all of them. */
const LISTED = 100

type Age = keyof typeof messages.ages

/** What may be removed from the calendar, and its removal with a way back (CAL-05). */
export function CleanUpPage() {
  const rows = useRows('event')
  const { expand } = useExpand(true)
  if (!expand) return <TableSkeleton rows={8} columns={3} />
  return <CleanUp rows={rows} expand={expand} />
}

function CleanUp({ rows, expand }: { readonly rows: readonly EventRow[]; readonly expand: ExpandRule }) {
  const actions = useActions('event')
  const [age, setAge] = useState<Age>('365')
  const [now] = useState(() => serverNow())
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const found = useMemo(() => clutterOf(rows, now - Number(age) * DAY_MS, expand), [rows, now, age, expand])
  const ids = found.map(({ event }) => event.id).filter((id) => chosen.has(id))

  function choose(some: readonly Clutter<EventRow>[], isOn: boolean) {
    const next = new Set(chosen)
    for (const { event } of some) {
      if (isOn) next.add(event.id)
      else next.delete(event.id)
    }
    setChosen(next)
  }

  function remove() {
    const title = messages.removed(ids.length)
    const input = (part: { changeSetId: string; title: string; ids: string[] }) => part
    const deleted = countOf('event', ids.length)
    void actions
      .batch(ids, { act: 'delete', most: MOST_CLEANED, told: { title }, deleted, command: cleanUpEvents, input })
      .then((isDone) => isDone && setChosen(new Set()))
  }

  return (
    <>
      <PageHead
        title={screenOf('calendar-cleanup').title}
        facts={messages.facts(found.length, rows.length)}
        action={
          <>
            <ScreenButton screen="calendar">{messages.back}</ScreenButton>
            <Button tone="danger" icon={<Trash2 aria-hidden="true" />} disabled={ids.length === 0} onClick={remove}>
              {messages.remove(ids.length)}
            </Button>
          </>
        }
      />
      <NativeSelect
        label={messages.age}
        value={age}
        options={optionsOf(messages.ages)}
        onChange={setAge}
        className="mb-4 max-w-72"
      />
      {found.length === 0 && <EmptyState title={messages.done.title}>{messages.done.text}</EmptyState>}
      <div className="space-y-4">
        {REASONS.map((reason) => (
          <Found
            key={reason}
            reason={reason}
            found={found.filter((each) => each.reason === reason)}
            chosen={chosen}
            onChoose={choose}
          />
        ))}
      </div>
    </>
  )
}

interface FoundProps {
  readonly reason: ClutterReason
  readonly found: readonly Clutter<EventRow>[]
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (some: readonly Clutter<EventRow>[], isOn: boolean) => void
}

function Found({ reason, found, chosen, onChoose }: FoundProps) {
  if (found.length === 0) return null
  const { title, text } = messages.reasons[reason]
  const count = found.filter(({ event }) => chosen.has(event.id)).length
  return (
    <Panel title={title} lead={text}>
      <Checkbox
        label={<span className="font-semibold">{messages.chooseAll(found.length)}</span>}
        checked={count === found.length}
        indeterminate={count > 0 && count < found.length}
        onChange={(isOn) => onChoose(found, isOn)}
      />
      <ul className="mt-2 divide-y divide-line">
        {found.slice(0, LISTED).map((each) => (
          <li key={each.event.id} className="flex items-center justify-between gap-3 py-1.5">
            <Checkbox
              label={messages.choose(each.event.title, eventWhenText(each.event))}
              checked={chosen.has(each.event.id)}
              onChange={(isOn) => onChoose([each], isOn)}
            />
            <ScreenButton
              screen="calendar"
              search={{ view: 'month', day: each.event.startDay, id: each.event.id }}
              size="small"
              aria-label={labelMessages.named(messages.show, each.event.title)}
            >
              {messages.show}
            </ScreenButton>
          </li>
        ))}
      </ul>
      {found.length > LISTED && <p className="mt-2 text-muted">{messages.more(found.length - LISTED)}</p>}
    </Panel>
  )
}
