import PanelLeft from 'lucide-react/icons/panel-left'
import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import Search from 'lucide-react/icons/search'
import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../load/lazy-part.ts'
import { classNames } from '../ui/class-names.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { KeyboardHint } from '../ui/keyboard-hint.tsx'
import { useAuth } from './auth-state.ts'
import { Brand } from './brand-mark.tsx'
import { type NavigationEntry, type NavigationLink, navigationFor } from './navigation.ts'
import { openPalette } from './palette-state.ts'
import { foldRail } from './rail-state.ts'
import { screenIcon } from './screen-icons.tsx'
import { ScreenLink } from './screen-link.tsx'
import { shellMessages } from './messages.ts'
import { isSection, useCurrentPosition } from './use-current-position.ts'

interface RailProps {
  readonly folded: boolean
  /** False where the window leaves no choice. */
  readonly foldable: boolean
  /** What waits behind a row, by its name. */
  readonly counts: Readonly<Record<string, ReactNode>>
  readonly connection: ReactNode
  readonly account: ReactNode
}

const RailFlyOut = lazyPart(() => import('./rail-fly-out.tsx').then((module) => module.RailFlyOut))

const GROUPS = ['catalogue', 'sales', 'work'] as const

/** The navigation at the left: 240 px, folded 64 px. */
export function Rail({ folded, foldable, counts, connection, account }: RailProps) {
  const entries = navigationFor(useAuth())
  const ofGroup = (group: string) =>
    entries
      .filter((entry) => entry.group === group)
      .map((entry) => <RailEntry key={entry.name} entry={entry} folded={folded} count={counts[entry.name]} />)
  return (
    <nav
      aria-label={shellMessages.mainNavigation}
      data-rail={folded ? 'folded' : 'open'}
      className={classNames(
        'sticky top-0 flex h-dvh shrink-0 flex-col border-e border-line bg-card px-3 py-4 max-md:hidden',
        folded ? 'z-20 w-16 items-center' : 'w-60',
      )}
    >
      <div className={classNames('mb-4 flex items-center', folded ? 'flex-col gap-3' : 'justify-between ps-1')}>
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
      <div
        className={classNames(
          '-mx-1 mt-4 flex min-h-0 flex-1 flex-col px-1',
          // What stands beside a row of the folded rail must not be cut off, as long as the rows have room.
          folded ? '[@media(max-height:40rem)]:overflow-y-auto' : 'overflow-y-auto',
        )}
      >
        {GROUPS.map((group) => (
          <ul key={group} className="flex flex-col gap-0.5 border-line [&+ul]:mt-2.5 [&+ul]:border-t [&+ul]:pt-2.5">
            {ofGroup(group)}
          </ul>
        ))}
      </div>
      <div className="flex flex-col gap-0.5 border-t border-line pt-3">
        {connection}
        <ul>{ofGroup('account')}</ul>
        {account}
      </div>
    </nav>
  )
}

interface RailEntryProps {
  readonly entry: NavigationEntry
  readonly folded: boolean
  readonly count: ReactNode
}

/** A row, and those below it: in the open rail while somebody is in that section, else beside the row that is pointed at. */
function RailEntry({ entry, folded, count }: RailEntryProps) {
  const current = useCurrentPosition()
  const isOpen = isSection(entry, current)
  const { children } = entry
  const links = children.map((child) => <ChildLink key={child.name} child={child} isCurrent={child.name === current} />)
  return (
    <li className="group relative">
      <ScreenLink
        screen={entry.screen}
        data-tip={folded && children.length === 0 ? entry.title : undefined}
        aria-current={current === entry.name ? 'page' : undefined}
        className={classNames(
          'flex min-h-9 items-center gap-2.5 rounded-lg py-1 font-semibold transition-colors [&_svg]:size-[18px] [&_svg]:shrink-0',
          folded ? 'w-9 justify-center' : 'px-2.5',
          current === entry.name ? 'bg-accent text-fg' : 'hover:bg-accent hover:text-fg',
          isOpen ? 'text-fg' : 'text-muted',
        )}
      >
        {screenIcon(entry.icon)}
        <span className={folded ? 'sr-only' : 'min-w-0 leading-5 break-words'}>{entry.title}</span>
        {!folded && count}
      </ScreenLink>
      {children.length > 0 && folded && (
        <Suspense fallback={null}>
          <RailFlyOut title={entry.title}>{links}</RailFlyOut>
        </Suspense>
      )}
      {isOpen && !folded && <ul className="mt-0.5 ms-4.5 border-s border-line ps-2">{links}</ul>}
    </li>
  )
}

function ChildLink({ child, isCurrent }: { readonly child: NavigationLink; readonly isCurrent: boolean }) {
  return (
    <li>
      <ScreenLink
        screen={child.screen}
        search={child.search}
        aria-current={isCurrent ? 'page' : undefined}
        className={classNames(
          'flex min-h-8 items-center rounded-lg px-2.5 py-1 font-medium transition-colors hover:bg-accent hover:text-fg',
          isCurrent ? 'bg-accent text-fg' : 'text-muted',
        )}
      >
        <span className="min-w-0 leading-5 break-words">{child.title}</span>
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
      <span className="flex-1 text-start">{shellMessages.search}</span>
      <KeyboardHint keys={['Mod', 'K']} />
    </button>
  )
}
