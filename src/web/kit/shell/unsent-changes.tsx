import { entityOf } from '#contract/entities/registry.ts'
import type { RefusedRecord } from '../data/records.ts'
import { patchedFields } from '../list/field-value.ts'
import { usePending, useRefused, useStore } from '../data/use-store.ts'
import { Button } from '../ui/button.tsx'
import { Time } from '../ui/time.tsx'
import { reasonOf } from './refusal-notice.ts'
import { shellText } from './text.ts'

const words = shellText.connection
/** More would not be read; the rest is counted. */
const SHOWN = 20

/** What a refused edit said, so that it is not lost with it. */
function Said({ change: { body, row } }: { readonly change: RefusedRecord }) {
  const entity = body.op === 'patch' ? entityOf(body.kind) : undefined
  if (body.op !== 'patch' || !entity) return null
  const currency = row?.['currency'] ?? row?.['baseCurrency']
  const context = { currency: typeof currency === 'string' ? currency : '', nameOf: () => undefined }
  const said = patchedFields(entity, body.data, context)
  return (
    <p className="mt-0.5 break-words text-muted">{said.map(({ label, after }) => `${label}: ${after}`).join('; ')}</p>
  )
}

/** What the server does not have yet, and what it refused with its reason and what to do about it (SHELL-07, SYNC-02). */
export function UnsentChanges() {
  const store = useStore()
  const pending = usePending()
  const refused = useRefused()
  return (
    <ul className="mt-3 max-h-80 divide-y divide-line overflow-auto empty:hidden">
      {refused.map((change) => (
        <li key={change.id} className="py-2.5">
          <p className="font-semibold">
            {change.label} {change.title}
          </p>
          <p className="mt-0.5 text-bad">{reasonOf(change)}</p>
          <Said change={change} />
          <div className="mt-2 flex gap-2">
            <Button size="small" onClick={() => void store.restore(change.id)}>
              {words.tryAgain}
            </Button>
            <Button size="small" tone="ghost" onClick={() => void store.dismiss(change.id)}>
              {words.dismiss}
            </Button>
          </div>
        </li>
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
          {words.andMore} {pending.length - SHOWN}
        </li>
      )}
    </ul>
  )
}
