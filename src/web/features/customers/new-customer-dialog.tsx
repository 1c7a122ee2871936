import { useState } from 'react'
import { isMailAddress } from '#contract/mail-recipients.ts'
import { recipientMessages } from '#contract/recipient-messages.ts'
import { customer } from '#contract/entities/customer.ts'
import { actionMessages } from '#web/kit/actions/messages.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { readField, sentence } from '#web/kit/form/read-field.ts'
import { FormDialog } from '#web/kit/ui/form-dialog.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { customersMessages } from './messages.ts'
import { useCountries } from './use-countries.ts'
import type { CustomerActions } from './use-customer-actions.ts'

const { fields } = customer
const messages = customersMessages.making

interface NewCustomerDialogProps {
  readonly actions: CustomerActions
  readonly onMade: (id: string) => void
  readonly onClose: () => void
}

/** Makes a customer by name; Enter is enough. */
export function NewCustomerDialog({ actions, onMade, onClose }: NewCustomerDialogProps) {
  const store = useStore()
  const countries = useCountries(messages.noCountry)
  const [typed, setTyped] = useState({ name: '', email: '', country: '' })
  const [issues, setIssues] = useState<{ readonly name?: string; readonly email?: string }>({})
  const change = (part: Partial<typeof typed>) => {
    setTyped((before) => ({ ...before, ...part }))
    setIssues({})
  }
  const email = typed.email.trim()
  const address = email.toLowerCase()
  const twin = address && store.all('customer').find((row) => row.email.trim().toLowerCase() === address)

  async function make() {
    const read = readField(fields.name)(typed.name)
    if ('issue' in read) return setIssues({ name: read.issue })
    if (email !== '' && !isMailAddress(email)) return setIssues({ email: sentence(recipientMessages.noAddress) })
    const id = await actions.create({ name: read.value, email, country: typed.country, status: 'active' })
    if (id === undefined) return undefined
    showToast({ title: actionMessages.added(read.value) })
    return onMade(id)
  }

  return (
    <FormDialog
      title={messages.title}
      description={messages.lead}
      submit={messages.create}
      onSubmit={make}
      onClose={onClose}
    >
      <TextField
        label={fields.name.label}
        value={typed.name}
        maxLength={300}
        error={issues.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label={fields.email.label}
        type="email"
        value={typed.email}
        maxLength={320}
        help={twin && messages.known(twin.name)}
        error={issues.email}
        onChange={(event) => change({ email: event.target.value })}
      />
      <NativeSelect
        label={fields.country.label}
        value={typed.country}
        options={countries}
        onChange={(country) => change({ country })}
      />
    </FormDialog>
  )
}
