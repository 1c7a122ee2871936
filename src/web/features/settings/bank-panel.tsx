import { businessProfile } from '#contract/entities/business-profile.ts'
import { isBic, isIban } from '#domain/documents/e-invoice/iban.ts'
import type { Field } from '#contract/fields.ts'
import { readField } from '#web/kit/form/read-field.ts'
import { Panel } from '#web/kit/ui/panel.tsx'
import type { Parsed } from '#web/kit/ui/use-draft.ts'
import { businessMessages } from './business-messages.ts'
import { type ProfileEditing, ProfileField } from './profile-field.tsx'

const text = businessMessages.bank
const { iban, bic } = businessProfile.fields

/** Where customers pay to. A wrong digit would send money astray, so the check digits must fit (ISO 13616). */
export function BankPanel(editing: ProfileEditing) {
  return (
    <Panel title={text.title} lead={text.lead}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ProfileField {...editing} name="iban" read={checked(iban, isIban, text.ibanIssue)} />
        <ProfileField {...editing} name="bic" read={checked(bic, isBic, text.bicIssue)} />
        <ProfileField {...editing} name="bankName" />
        <ProfileField {...editing} name="accountName" />
        <ProfileField {...editing} name="paymentLink" />
      </div>
    </Panel>
  )
}

function checked(
  field: Field<string>,
  isRight: (text: string) => boolean,
  issue: string,
): (typed: string) => Parsed<string> {
  const read = readField(field)
  return (typed) => {
    const parsed = read(typed)
    return 'value' in parsed && parsed.value !== '' && !isRight(parsed.value) ? { issue } : parsed
  }
}
