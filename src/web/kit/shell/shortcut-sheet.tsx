import { Dialog } from '../ui/dialog.tsx'
import { KeyboardHint } from '../ui/keyboard-hint.tsx'
import { useAuth } from './auth-state.ts'
import { keyedLinks } from './keyed-links.ts'
import { LIST_SHORTCUTS, PAGE_SHORTCUTS, type Shortcut } from './shortcuts.ts'
import { shortcutMoreMessages as more } from './shortcut-more-messages.ts'
import { shortcutMessages as messages } from './shortcut-messages.ts'

interface ShortcutSheetProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Every key that does something, from the tables that the keys themselves are read by (NAV-07). */
export function ShortcutSheet({ open, onClose }: ShortcutSheetProps) {
  const going = keyedLinks(useAuth())
  return (
    <Dialog wide open={open} onClose={onClose} title={messages.title} description={messages.lead}>
      <div className="grid gap-x-8 gap-y-5 pb-2 sm:grid-cols-2">
        <div className="space-y-5">
          <Group title={messages.everywhere} shortcuts={PAGE_SHORTCUTS} />
          <Group title={messages.inLists} shortcuts={LIST_SHORTCUTS} />
          <Group title={more.onEvents} shortcuts={EVENT_KEYS} />
          <Group title={more.onNotes} shortcuts={NOTE_KEYS} />
        </div>
        <section>
          <h3 className="mb-1 text-[13px] font-semibold text-muted">{messages.going}</h3>
          <dl>
            {going.map(({ name, title, key }) => (
              <Line key={name} label={title} keys={[['G', key.toUpperCase()]]} join={messages.andThen} />
            ))}
          </dl>
        </section>
      </div>
    </Dialog>
  )
}

type Shown = Shortcut | { readonly id: keyof typeof more.acts; readonly keys: Shortcut['keys'] }

const ARROWS = [['←'], ['→'], ['↑'], ['↓']] as const
const WITH_SHIFT = [['Shift', '← → ↑ ↓']] as const

/** The keys of an entry of the calendar; its parts read them. */
const EVENT_KEYS: readonly Shown[] = [
  { id: 'moveEvent', keys: ARROWS },
  { id: 'stretchEvent', keys: WITH_SHIFT },
  { id: 'openEvent', keys: [['Enter']] },
]

/** The keys of a sticky note. */
const NOTE_KEYS: readonly Shown[] = [
  { id: 'moveNote', keys: ARROWS },
  { id: 'stretchNote', keys: WITH_SHIFT },
  { id: 'editNote', keys: [['Enter']] },
  { id: 'deleteNote', keys: [['Delete']] },
  { id: 'hideNotes', keys: [['Esc']] },
]

const words: Readonly<Record<Shown['id'], string>> = { ...messages.acts, ...more.acts }

function Group({ title, shortcuts }: { readonly title: string; readonly shortcuts: readonly Shown[] }) {
  return (
    <section>
      <h3 className="mb-1 text-[13px] font-semibold text-muted">{title}</h3>
      <dl>
        {shortcuts.map(({ id, keys }) => (
          <Line key={id} label={words[id]} keys={keys} join="+" />
        ))}
      </dl>
    </section>
  )
}

interface LineProps {
  readonly label: string
  readonly keys: Shortcut['keys']
  /** Said between the keys of one press. */
  readonly join: string
}

function Line({ label, keys, join }: LineProps) {
  return (
    <div className="flex items-center justify-between gap-4 border-b border-line py-1.5 last:border-b-0">
      <dt>{label}</dt>
      <dd className="flex shrink-0 gap-2">
        {keys.map((parts) => (
          <span key={parts.join('+')}>
            <KeyboardHint keys={parts} />
            <span className="sr-only">{parts.join(` ${join} `)}</span>
          </span>
        ))}
      </dd>
    </div>
  )
}
