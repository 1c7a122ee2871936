import { isTakenBack } from '#contract/change-states.ts'
import { useMemo } from 'react'
import { useRows } from '#web/kit/data/use-store.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
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
      <ul className="divide-y divide-line">
        {recent.map(({ id, title, size, state, appliedAt }) => (
          <li key={id} className="py-2">
            <ScreenLink screen="change-sets" search={{ id }} className="block truncate font-semibold hover:underline">
              {title}
            </ScreenLink>
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
