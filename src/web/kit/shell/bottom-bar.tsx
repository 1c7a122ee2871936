import Ellipsis from 'lucide-react/icons/ellipsis'
import { Suspense, useState } from 'react'
import { lazyPart } from '../load/lazy-part.ts'
import { classNames } from '../ui/class-names.ts'
import { useAuth } from './auth-state.ts'
import { navigationFor } from './navigation.ts'
import { screenIcon } from './screen-icons.tsx'
import { ScreenLink } from './screen-link.tsx'
import { shellMessages } from './messages.ts'
import { useCurrentPosition } from './use-current-position.ts'

const MoreSheet = lazyPart(() => import('./more-sheet.tsx').then((module) => module.MoreSheet))

const placeClass =
  'flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-xs font-semibold [&_svg]:size-5'

/** The navigation of a phone: four places and More. */
export function BottomBar() {
  const [more, setMore] = useState(false)
  const [loaded, setLoaded] = useState(false)
  const current = useCurrentPosition()
  const entries = navigationFor(useAuth())
  const places = entries.filter((entry) => entry.place.phone)
  const inMore = entries.some((entry) => entry.id === current && !entry.place.phone)
  return (
    <nav
      aria-label={shellMessages.mainNavigation}
      className="fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-card pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {places.map((entry) => (
        <ScreenLink
          key={entry.id}
          screen={entry.id}
          aria-current={current === entry.id ? 'page' : undefined}
          className={classNames(
            placeClass,
            'h-14 -outline-offset-2!',
            current === entry.id ? 'text-primary' : 'text-muted',
          )}
        >
          {screenIcon(entry.place.icon)}
          <span className="max-w-full truncate">{entry.title}</span>
        </ScreenLink>
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={more}
        onPointerEnter={MoreSheet.preload}
        onClick={() => {
          setLoaded(true)
          setMore(true)
        }}
        className={classNames(placeClass, 'h-14 -outline-offset-2!', inMore ? 'text-primary' : 'text-muted')}
      >
        <Ellipsis aria-hidden="true" />
        {shellMessages.more}
      </button>
      {loaded && (
        <Suspense fallback={null}>
          <MoreSheet
            open={more}
            onClose={() => setMore(false)}
            entries={entries.filter((entry) => !entry.place.phone)}
          />
        </Suspense>
      )}
    </nav>
  )
}
