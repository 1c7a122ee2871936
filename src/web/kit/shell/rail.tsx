import PanelLeft from 'lucide-react/icons/panel-left'
import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import Search from 'lucide-react/icons/search'
import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { KeyboardHint } from '../ui/keyboard-hint.tsx'
import { useAuth } from './auth-state.ts'
import { Brand } from './brand-mark.tsx'
import { type NavigationEntry, navigationFor } from './navigation.ts'
import { openPalette } from './palette-state.ts'
import { foldRail } from './rail-state.ts'
import { screenIcon } from './screen-icons.tsx'
import { ScreenLink } from './screen-link.tsx'
import { shellMessages } from './messages.ts'
import { useCurrentPosition } from './use-current-position.ts'

interface RailProps {
  readonly folded: boolean
  /** False where the window leaves no choice. */
  readonly foldable: boolean
  readonly connection: ReactNode
  readonly account: ReactNode
}

const GROUPS = ['catalogue', 'sales', 'work'] as const

/** The navigation at the left: 240 px, folded 64 px. */
export function Rail({ folded, foldable, connection, account }: RailProps) {
  const entries = navigationFor(useAuth())
  const ofGroup = (group: string) => entries.filter((entry) => entry.place.group === group)
  return (
    <nav
      aria-label={shellMessages.mainNavigation}
      data-rail={folded ? 'folded' : 'open'}
      className={classNames(
        'sticky top-0 flex h-dvh shrink-0 flex-col border-r border-line bg-card px-3 py-4 max-md:hidden',
        folded ? 'w-16 items-center' : 'w-60',
      )}
    >
      <div className={classNames('mb-4 flex items-center', folded ? 'flex-col gap-3' : 'justify-between pl-1')}>
        <ScreenLink screen="home" className="rounded-lg">
          <Brand markOnly={folded} />
        </ScreenLink>
        {foldable && (
          <IconButton
            label={folded ? shellMessages.unfold : shellMessages.fold}
            icon={folded ? <PanelLeft /> : <PanelLeftClose />}
            className="text-muted"
            aria-expanded={!folded}
            onClick={() => foldRail(!folded)}
          />
        )}
      </div>
      <SearchButton folded={folded} />
      <div className="-mx-1 mt-4 flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-1">
        {GROUPS.map((group) => (
          <ul key={group} className="flex flex-col gap-0.5">
            {ofGroup(group).map((entry) => (
              <RailLink key={entry.id} entry={entry} folded={folded} />
            ))}
          </ul>
        ))}
      </div>
      <div className="flex flex-col gap-0.5 border-t border-line pt-3">
        {connection}
        <ul>
          {ofGroup('account').map((entry) => (
            <RailLink key={entry.id} entry={entry} folded={folded} />
          ))}
        </ul>
        {account}
      </div>
    </nav>
  )
}

function RailLink({ entry, folded }: { readonly entry: NavigationEntry; readonly folded: boolean }) {
  const current = useCurrentPosition() === entry.id
  return (
    <li>
      <ScreenLink
        screen={entry.id}
        data-tip={folded ? entry.title : undefined}
        aria-current={current ? 'page' : undefined}
        className={classNames(
          'flex h-9 items-center gap-2.5 rounded-lg font-semibold transition-colors [&_svg]:size-[18px] [&_svg]:shrink-0',
          folded ? 'w-9 justify-center' : 'px-2.5',
          current ? 'bg-accent text-fg' : 'text-muted hover:bg-accent hover:text-fg',
        )}
      >
        {screenIcon(entry.place.icon)}
        <span className={folded ? 'sr-only' : 'truncate'}>{entry.title}</span>
      </ScreenLink>
    </li>
  )
}

function SearchButton({ folded }: { readonly folded: boolean }) {
  if (folded)
    return <IconButton label={shellMessages.search} icon={<Search />} bordered onClick={() => openPalette()} />
  return (
    <button
      type="button"
      onClick={() => openPalette()}
      className="flex h-9 w-full items-center gap-2.5 rounded-lg border border-line bg-bg px-2.5 text-muted transition-colors hover:bg-accent hover:text-fg"
    >
      <Search aria-hidden="true" className="size-4" />
      <span className="flex-1 text-left">{shellMessages.search}</span>
      <KeyboardHint keys={['Mod', 'K']} />
    </button>
  )
}
