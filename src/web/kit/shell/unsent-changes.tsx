import { usePending, useRefused } from '../data/use-store.ts'
import { Time } from '../ui/time.tsx'
import { RefusedChange } from './refused-change.tsx'
import { refusedMessages } from './refused-messages.ts'

/** More would not be read; the rest is counted. */
const SHOWN = 20

/** What the server does not have yet, and what it refused with its reason and what to do about it (SHELL-07, SYNC-02). */
export function UnsentChanges() {
  const pending = usePending()
  const refused = useRefused()
  return (
    <ul className="mt-3 max-h-80 divide-y divide-line overflow-auto empty:hidden">
      {refused.map((change) => (
        <RefusedChange key={change.id} change={change} />
      ))}
      {pending.slice(0, SHOWN).map(({ id, label, title, at }) => (
        <li key={id} className="flex items-baseline justify-between gap-3 py-2">
          <span className="min-w-0 truncate">
            {label} {title}
          </span>
          <span className="shrink-0 text-muted">
            <Time at={at} />
          </span>
        </li>
      ))}
      {pending.length > SHOWN && (
        <li className="py-2 text-muted">
          {refusedMessages.andMore} {pending.length - SHOWN}
        </li>
      )}
    </ul>
  )
}
