import { isTakenBack } from '#contract/change-states.ts'
import { useMemo } from 'react'
import { useActions } from '#web/kit/actions/actions.ts'
import { actionMessages } from '#web/kit/actions/messages.ts'
import { ReadyChanges } from '#web/kit/change-sets/ready-changes.tsx'
import { takeBackChanges } from '#web/kit/change-sets/take-back.ts'
import { useRows, useStore } from '#web/kit/data/use-store.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Badge } from '#web/kit/ui/pill.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { Block, moreClass } from './block.tsx'
import { recentChanges } from './recent-changes.ts'
import { startMessages } from './messages.ts'

const messages = startMessages.changes
const SHOWN = 5

/** What was changed lately, many rows at a time. */
export function ChangesList() {
  const rows = useRows('changeSet')
  const recent = useMemo(() => recentChanges(rows, SHOWN), [rows])
  if (recent.length === 0) {
    return (
      <Block title={messages.title}>
        <ReadyChanges rows={rows} />
        <p className="text-pretty text-muted">{messages.none}</p>
      </Block>
    )
  }
  return (
    <Block
      title={messages.title}
      more={
        <ScreenLink screen="change-sets" className={moreClass}>
          {messages.all}
        </ScreenLink>
      }
    >
      <ReadyChanges rows={rows} />
      <ul className="divide-y divide-line">
        {recent.map(({ id, title, size, state, appliedAt }) => (
          <li key={id} className="py-2">
            <div className="flex items-baseline gap-3">
              <ScreenLink
                screen="change-sets"
                search={{ id }}
                className="block min-w-0 flex-1 truncate font-semibold hover:underline"
              >
                {title}
              </ScreenLink>
              {state === 'applied' && <UndoButton id={id} title={title} />}
            </div>
            <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-[13px] text-muted">
              <span>{formatCount(size, messages.row)}</span>
              {appliedAt !== null && (
                <>
                  <span aria-hidden="true">·</span>
                  <Time at={appliedAt} />
                </>
              )}
              {isTakenBack(state) && <Badge>{messages[state]}</Badge>}
            </p>
          </li>
        ))}
      </ul>
    </Block>
  )
}

/** Takes a change back at once; what of it stays, and why, is told. */
function UndoButton({ id, title }: { readonly id: string; readonly title: string }) {
  const store = useStore()
  const { attempt } = useActions('changeSet')
  return (
    <Button
      tone="ghost"
      size="small"
      className="-my-1.5 -me-2.5"
      aria-label={messages.undoOf(title)}
      onClick={() => void attempt('take back', () => takeBackChanges(store, id))}
    >
      {actionMessages.undo}
    </Button>
  )
}
