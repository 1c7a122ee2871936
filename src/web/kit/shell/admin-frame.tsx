import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type ReactNode, useRef } from 'react'
import { screenTitles } from '#contract/screen-messages.ts'
import { screenOf } from '#contract/screens.ts'
import { classNames } from '../ui/class-names.ts'
import { useChosenInSight } from '../ui/use-tab-strip.ts'
import { useAuth } from './auth-state.ts'
import { useShown } from './current-router.ts'
import { menuMessages } from './menu-messages.ts'
import { placedFor } from './navigation.ts'
import { Palette } from './palette.tsx'
import type { Shown } from './router.ts'
import { ScreenLink } from './screen-link.tsx'
import { MAIN_ID, SkipLink } from './skip-link.tsx'

/** The frame of administration: its screens at the left, on a phone above, and the way back. */
export function AdminFrame({ children }: { readonly children: ReactNode }) {
  const auth = useAuth()
  // Everybody may open the diagnostics of their own account in this frame.
  const isAdmin = auth.status === 'signed-in' && auth.user.role === 'admin'
  const title = isAdmin ? menuMessages.administration : screenTitles.diagnostics
  const links = placedFor(auth).filter(({ screen }) => screenOf(screen).frame === 'admin')
  const current = useShown(idOf)
  const strip = useRef<HTMLUListElement>(null)
  useChosenInSight(strip, current ?? '')
  return (
    <>
      <SkipLink />
      <div className="md:flex">
        <nav
          aria-label={title}
          className="border-line bg-card px-3 py-4 max-md:border-b md:sticky md:top-0 md:h-dvh md:w-60 md:shrink-0 md:overflow-y-auto md:border-e"
          data-no-print
        >
          <ScreenLink
            screen="home"
            className="mb-3 flex min-h-9 items-center gap-2 rounded-lg px-2.5 font-semibold text-muted hover:bg-accent hover:text-fg"
          >
            <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
            {menuMessages.backToShop}
          </ScreenLink>
          <p className="mb-2 px-2.5 text-lg font-bold max-md:sr-only">{title}</p>
          <ul
            ref={strip}
            className="relative flex gap-0.5 max-md:overflow-x-auto max-md:[scrollbar-width:none] max-md:data-more-end:mask-r-from-[calc(100%-3rem)] max-md:data-more-start:mask-l-from-[calc(100%-3rem)] md:flex-col"
          >
            {links.map(({ name, screen, title }) => (
              <li key={name} className="max-md:shrink-0">
                <ScreenLink
                  screen={screen}
                  aria-current={current === screen ? 'page' : undefined}
                  className={classNames(
                    'flex min-h-9 items-center rounded-lg px-2.5 font-semibold hover:bg-accent hover:text-fg max-md:min-h-11',
                    current === screen ? 'bg-accent text-fg' : 'text-muted',
                  )}
                >
                  {title}
                </ScreenLink>
              </li>
            ))}
          </ul>
        </nav>
        <main
          id={MAIN_ID}
          tabIndex={-1}
          className="mx-auto w-full max-w-[80rem] min-w-0 flex-1 px-4 pt-5 pb-24 outline-none md:px-8 md:pt-7"
        >
          {children}
        </main>
      </div>
      <Palette />
    </>
  )
}

function idOf({ screen }: Shown): string | undefined {
  return screen?.id
}
