import Ellipsis from 'lucide-react/icons/ellipsis'
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../load/lazy-part.ts'
import { classNames } from '../ui/class-names.ts'
import { useAuth } from './auth-state.ts'
import { type NavigationEntry, navigationFor } from './navigation.ts'
import { useReadOnly } from './reach.ts'
import { screenIcon } from './screen-icons.tsx'
import { ScreenLink } from './screen-link.tsx'
import { shellMessages } from './messages.ts'
import { isSection, useCurrentPosition } from './use-current-position.ts'

const MoreSheet = lazyPart(() => import('./more-sheet.tsx').then((module) => module.MoreSheet))
const CreateSheet = lazyPart(() => import('./create-sheet.tsx').then((module) => module.CreateSheet))

const placeClass =
  'flex h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-xs font-semibold -outline-offset-2! [&_svg]:size-5'

/** So many places stand before the plus. */
const BEFORE_PLUS = 2

/** The navigation of a phone: what people come for most, what can be made, and More. */
export function BottomBar() {
  const [sheet, setSheet] = useState<'more' | 'create'>()
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set())
  const current = useCurrentPosition()
  const entries = navigationFor(useAuth())
  const readOnly = useReadOnly()
  const places = entries.filter(({ phone }) => phone)
  const inMore = entries.some((entry) => !entry.phone && isSection(entry, current))
  const open = (name: 'more' | 'create') => {
    setLoaded((before) => new Set([...before, name]))
    setSheet(name)
  }
  const close = () => setSheet(undefined)
  const sheetButton = (name: 'more' | 'create', preload: () => void, tone: string, face: ReactNode) => (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={sheet === name}
      onPointerEnter={preload}
      onClick={() => open(name)}
      className={classNames(placeClass, 'max-[22rem]:flex-none max-[22rem]:w-14', tone)}
    >
      {face}
    </button>
  )
  return (
    <nav
      aria-label={shellMessages.mainNavigation}
      className="fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-card pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {places.slice(0, BEFORE_PLUS).map((entry) => (
        <BarLink key={entry.name} entry={entry} current={current} />
      ))}
      {!readOnly &&
        sheetButton(
          'create',
          CreateSheet.preload,
          'text-primary',
          <span className="flex size-10 items-center justify-center rounded-full bg-primary text-on-primary">
            <Plus aria-hidden="true" />
            <span className="sr-only">{shellMessages.create}</span>
          </span>,
        )}
      {places.slice(BEFORE_PLUS).map((entry) => (
        <BarLink key={entry.name} entry={entry} current={current} />
      ))}
      {sheetButton(
        'more',
        MoreSheet.preload,
        inMore ? 'text-primary' : 'text-muted',
        <>
          <Ellipsis aria-hidden="true" />
          {shellMessages.more}
        </>,
      )}
      <Suspense fallback={null}>
        {loaded.has('more') && <MoreSheet open={sheet === 'more'} onClose={close} entries={entries} />}
        {loaded.has('create') && <CreateSheet open={sheet === 'create'} onClose={close} />}
      </Suspense>
    </nav>
  )
}

interface BarLinkProps {
  readonly entry: NavigationEntry
  readonly current: string | undefined
}

function BarLink({ entry, current }: BarLinkProps) {
  return (
    <ScreenLink
      screen={entry.screen}
      aria-current={current === entry.name ? 'page' : undefined}
      className={classNames(placeClass, isSection(entry, current) ? 'text-primary' : 'text-muted')}
    >
      {screenIcon(entry.icon)}
      <span className="max-w-full text-center leading-4 break-words max-[22rem]:text-[11px] max-[22rem]:tracking-tight">
        {entry.title}
      </span>
    </ScreenLink>
  )
}
