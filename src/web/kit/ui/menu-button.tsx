import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../load/lazy-part.ts'
import { Button, type ButtonSize, type ButtonTone } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { type MenuEntry, readingEntries } from './menu-entry.ts'
import { useReadOnlyPart } from './read-only-part.tsx'
import { useFloatingTrigger } from './use-floating-trigger.ts'

const Menu = lazyPart(() => import('./menu.tsx').then((module) => module.Menu))

interface MenuButtonProps {
  readonly label: string
  readonly icon?: ReactNode
  /** Only the picture; the label is its name and tip. */
  readonly iconOnly?: boolean
  /** What the button shows instead of label and picture; its words follow the label in its name. */
  readonly face?: ReactNode
  /** The face is a picture without words. */
  readonly mute?: boolean
  readonly entries: readonly MenuEntry[]
  /** Nothing in it changes anything. */
  readonly reads?: boolean
  readonly align?: 'start' | 'end'
  readonly tone?: ButtonTone
  readonly size?: ButtonSize
  readonly disabled?: boolean
  readonly className?: string
}

/** A button that opens a menu; the menu loads when it is first needed. In a part that is read only it has the entries that read, and is not there without any. */
export function MenuButton(props: MenuButtonProps) {
  const {
    label,
    icon,
    iconOnly = false,
    face,
    mute = false,
    entries: all,
    reads = false,
    align = 'start',
    tone,
    size,
    disabled = false,
    className,
  } = props
  const { open, mounted, contentId, setOpen, trigger } = useFloatingTrigger(Menu.preload)
  const isClosed = useReadOnlyPart()
  const entries = isClosed && !reads ? readingEntries(all) : all
  if (isClosed && entries.length === 0) return null
  const shared = { ...trigger, 'aria-haspopup': 'menu' as const, disabled, ...(className ? { className } : {}) }
  return (
    <>
      {face ? (
        <button {...shared} type="button">
          <span className="sr-only">{mute ? label : `${label}: `}</span>
          {face}
        </button>
      ) : iconOnly ? (
        <IconButton {...shared} reads label={label} icon={icon} />
      ) : (
        <Button {...shared} reads icon={icon} {...(tone ? { tone } : {})} {...(size ? { size } : {})}>
          {label}
        </Button>
      )}
      {mounted && (
        <Suspense fallback={null}>
          <Menu
            id={contentId}
            anchor={trigger.ref}
            open={open}
            onOpenChange={setOpen}
            entries={entries}
            label={label}
            align={align}
          />
        </Suspense>
      )}
    </>
  )
}
