import type { ReactNode } from 'react'
import { type InfoPageId, infoHref } from '#contract/info-pages.ts'
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
        {accountsMessages.agreement} <LegalLink page="terms">{accountsMessages.terms}</LegalLink> {accountsMessages.and}{' '}
        <LegalLink page="privacy">{accountsMessages.privacy}</LegalLink>.
      </p>
    </section>
  )
}

/** A page of the server, so the browser goes there. */
function LegalLink({ page, children }: { readonly page: InfoPageId; readonly children: ReactNode }) {
  return (
    <a
      href={infoHref(page)}
      className="rounded font-semibold text-primary underline underline-offset-2 hover:text-primary-hover"
    >
      {children}
    </a>
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
