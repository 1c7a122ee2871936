import { type ReactNode, Suspense } from 'react'
import { infoPageTitles } from '#contract/info-page-messages.ts'
import { INFO_PAGES } from '#contract/info-pages.ts'
import { screenTitles } from '#contract/screen-messages.ts'
import { lazyPart } from '../load/lazy-part.ts'
import { ThemeSwitch } from '../theme/theme-switch.tsx'
import { useAuth } from './auth-state.ts'
import { Brand } from './brand-mark.tsx'
import { ScreenButton, ScreenLink } from './screen-link.tsx'
import { MAIN_ID, SkipLink } from './skip-link.tsx'
import { siteMessages } from './site-messages.ts'
import { shellMessages } from './messages.ts'

const LanguageSelect = lazyPart(() => import('../language/language-select.tsx').then((module) => module.LanguageSelect))

/** The frame of the public pages, with its own header and footer (NAV-03). */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  const signedIn = useAuth().status === 'signed-in'
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-line bg-card">
        <div className="mx-auto flex h-16 w-full max-w-6xl items-center justify-between gap-3 px-4 md:px-8">
          <ScreenLink screen="home" className="rounded-lg">
            <Brand />
          </ScreenLink>
          {signedIn ? (
            <ScreenButton screen="home" tone="primary">
              {siteMessages.openApp}
            </ScreenButton>
          ) : (
            <ScreenButton screen="login" tone="secondary">
              {siteMessages.signIn}
            </ScreenButton>
          )}
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="mx-auto w-full max-w-6xl flex-1 px-4 outline-none md:px-8">
        {children}
      </main>
      <footer className="mt-16 border-t border-line bg-card">
        <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-4 px-4 py-6 md:px-8 in-[body:has([data-floating-row])]:pb-20">
          <nav aria-label={shellMessages.product} className="flex flex-wrap gap-x-6 gap-y-2 font-semibold text-muted">
            <ScreenLink screen="calculators" className="rounded hover:text-fg">
              {screenTitles.calculators}
            </ScreenLink>
            {INFO_PAGES.map(({ id, path }) => (
              <a key={id} href={path} className="rounded hover:text-fg">
                {infoPageTitles[id]}
              </a>
            ))}
          </nav>
          <div className="flex w-[34rem] max-w-full flex-wrap items-center gap-3">
            <div className="min-w-44 flex-1">
              <Suspense fallback={null}>
                <LanguageSelect hideLabel />
              </Suspense>
            </div>
            <div className="w-80 max-w-full">
              <ThemeSwitch />
            </div>
          </div>
        </div>
      </footer>
    </div>
  )
}
