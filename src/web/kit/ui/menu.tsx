import { Menu as Base } from '@base-ui/react/menu'
import Check from 'lucide-react/icons/check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { RefObject } from 'react'
import { classNames } from './class-names.ts'
import type { MenuEntry } from './menu-entry.ts'
import { useBackCloses } from './use-back-closes.ts'
import { isPressOn } from './use-floating-trigger.ts'
import { useExposedFocusGuards } from './use-exposed-focus-guards.ts'
import { useReturnFocus } from './use-return-focus.ts'

interface MenuProps {
  readonly id?: string
  readonly anchor: RefObject<HTMLElement | null>
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly entries: readonly MenuEntry[]
  readonly label: string
  readonly align?: 'start' | 'end'
}

const popupClass =
  'floating max-h-(--available-height) min-w-48 scroll-shade overflow-y-auto rounded-xl p-1.5 shadow-float outline-none'

const itemClass = classNames(
  'flex min-h-9 w-full items-center gap-2.5 rounded-md px-2.5 text-start font-medium outline-none select-none max-md:min-h-11',
  'data-highlighted:bg-accent data-disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0',
)

/** A menu below the button that opened it. Loaded when first opened; see `MenuButton`. */
export function Menu({ id, anchor, open, onOpenChange, entries, label, align = 'start' }: MenuProps) {
  const returning = useReturnFocus(anchor)
  useExposedFocusGuards(open)
  useBackCloses(open, () => onOpenChange(false))
  return (
    <Base.Root
      open={open}
      modal={false}
      onOpenChange={(next, details) => {
        if (details.reason === 'outside-press' && isPressOn(anchor, details.event)) details.cancel()
        else onOpenChange(next)
      }}
    >
      <Base.Portal>
        <Base.Positioner
          anchor={anchor}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className="z-40 outline-none"
        >
          <Base.Popup id={id} aria-label={label} {...returning} className={popupClass}>
            <Entries entries={entries} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function Entries({ entries }: { readonly entries: readonly MenuEntry[] }) {
  return entries.map((entry, index) => <Entry key={'label' in entry ? entry.label : `line ${index}`} entry={entry} />)
}

function Entry({ entry }: { readonly entry: MenuEntry }) {
  if (entry.type === 'line') return <Base.Separator className="my-1.5 h-px bg-line" />
  if (entry.type === 'heading')
    return <div className="px-2.5 pt-2 pb-1 text-[13px] font-semibold text-muted">{entry.label}</div>
  if (entry.type === 'submenu')
    return (
      <Base.SubmenuRoot>
        <Base.SubmenuTrigger className={itemClass}>
          {entry.icon}
          <span className="flex-1">{entry.label}</span>
          <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
        </Base.SubmenuTrigger>
        <Base.Portal>
          <Base.Positioner sideOffset={4} collisionPadding={8} className="z-40 outline-none">
            <Base.Popup aria-label={entry.label} className={popupClass}>
              <Entries entries={entry.entries} />
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.SubmenuRoot>
    )
  if (entry.type === 'check')
    return (
      <Base.CheckboxItem
        checked={entry.checked}
        disabled={entry.disabled ?? false}
        onCheckedChange={entry.onChange}
        className={itemClass}
      >
        <span className="flex size-4">
          <Base.CheckboxItemIndicator>
            <Check aria-hidden="true" />
          </Base.CheckboxItemIndicator>
        </span>
        {entry.label}
      </Base.CheckboxItem>
    )
  return (
    <Base.Item
      disabled={entry.disabled ?? false}
      onClick={entry.run}
      className={classNames(itemClass, entry.danger && 'text-bad')}
    >
      {entry.icon}
      <span className="flex-1">{entry.label}</span>
      {entry.detail && <span className="text-[13px] text-muted">{entry.detail}</span>}
    </Base.Item>
  )
}
