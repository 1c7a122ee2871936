import { LegalPage } from './legal-page.tsx'
import { privacyMessages } from './privacy-messages.ts'

/** The privacy policy (NAV-01, PAGE-05). */
export function PrivacyPage() {
  return <LegalPage text={privacyMessages} />
}
