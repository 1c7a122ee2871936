import type { RowOfKind } from '#contract/row-kinds.ts'
import { formatCount } from '../format/number.ts'
import { ScreenLink } from '../shell/screen-link.tsx'
import { Time } from '../ui/time.tsx'
import { readyMessages as messages } from './messages.ts'

type Header = RowOfKind<'changeSet'>

const SHOWN = 3

/** The change sets that were prepared and wait to be applied, the newest first; one in which nothing is left is none of them. */
export function readyChanges(rows: readonly Header[]): readonly Header[] {
  return rows
    .filter(({ state, size }) => state === 'checked' && size > 0)
    .sort((one, other) => other.updatedAt - one.updatedAt)
}

/** What waits to be applied, each with the way to it; nothing where nothing waits. */
export function ReadyChanges({ rows }: { readonly rows: readonly Header[] }) {
  const ready = readyChanges(rows)
  if (ready.length === 0) return null
  return (
    <section aria-label={messages.title(ready.length)} className="mb-3 rounded-xl bg-accent px-3 py-2.5">
      <p className="font-semibold">{messages.title(ready.length)}</p>
      <ul className="mt-1 space-y-1">
        {ready.slice(0, SHOWN).map(({ id, title, size, updatedAt }) => (
          <li key={id}>
            <ScreenLink
              screen="change-sets"
              search={{ id }}
              className="block wrap-anywhere underline-offset-4 hover:underline"
            >
              {title}
            </ScreenLink>
            <p className="text-[13px]">
              {formatCount(size, messages.row)} · <Time at={updatedAt} />
            </p>
          </li>
        ))}
      </ul>
      {ready.length > SHOWN && (
        <ScreenLink
          screen="change-sets"
          search={{ state: 'checked' }}
          className="mt-1 inline-block font-semibold text-primary underline-offset-4 hover:underline"
        >
          {messages.all(ready.length)}
        </ScreenLink>
      )}
    </section>
  )
}
