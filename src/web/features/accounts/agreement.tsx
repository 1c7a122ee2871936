import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { accountsText } from './text.ts'

/** What somebody agrees to by signing in, with the texts one press away (AUTH-07). */
export function Agreement() {
  const link = 'rounded font-semibold text-primary underline underline-offset-2 hover:text-primary-hover'
  return (
    <p className="text-[13px] text-pretty text-muted">
      {accountsText.agreement}{' '}
      <ScreenLink screen="terms" className={link}>
        {accountsText.terms}
      </ScreenLink>{' '}
      {accountsText.and}{' '}
      <ScreenLink screen="privacy" className={link}>
        {accountsText.privacy}
      </ScreenLink>
      .
    </p>
  )
}
