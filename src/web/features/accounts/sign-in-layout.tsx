import type { ReactNode } from 'react'
import type { ScreenId } from '#contract/screens.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { accountsMessages } from './messages.ts'

interface SignInLayoutProps {
  readonly title: string
  readonly lead: string
  /** Above the title. */
  readonly notice?: ReactNode
  readonly children: ReactNode
}

/** The pages on which somebody signs in or up, with what is agreed to by it (AUTH-07). */
export function SignInLayout({ title, lead, notice, children }: SignInLayoutProps) {
  return (
    <section className="mx-auto flex max-w-sm flex-col gap-6 py-12 md:py-14">
      {notice}
      <header>
        <h1 tabIndex={-1} className="text-2xl">
          {title}
        </h1>
        <p className="mt-2 text-pretty text-muted">{lead}</p>
      </header>
      {children}
      <p className="text-[13px] text-pretty text-muted">
        {accountsMessages.agreement} <LegalLink screen="terms">{accountsMessages.terms}</LegalLink>{' '}
        {accountsMessages.and} <LegalLink screen="privacy">{accountsMessages.privacy}</LegalLink>.
      </p>
    </section>
  )
}

function LegalLink({ screen, children }: { readonly screen: ScreenId; readonly children: ReactNode }) {
  return (
    <ScreenLink
      screen={screen}
      className="rounded font-semibold text-primary underline underline-offset-2 hover:text-primary-hover"
    >
      {children}
    </ScreenLink>
  )
}

interface OtherWayProps {
  readonly question: string
  /** A screen, or the provider's page. */
  readonly href: string
  readonly children: ReactNode
}

/** The way to the other of the two pages. */
export function OtherWay({ question, href, children }: OtherWayProps) {
  return (
    <p>
      {question}{' '}
      <a href={href} className="rounded font-semibold text-primary hover:text-primary-hover">
        {children}
      </a>
    </p>
  )
}
