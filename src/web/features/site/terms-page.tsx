import { LegalPage } from './legal-page.tsx'
import { termsMessages } from './terms-messages.ts'

/** The terms of service (NAV-01, PAGE-05). */
export function TermsPage() {
  return <LegalPage text={termsMessages} />
}
