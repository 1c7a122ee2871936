import { type FormEvent, useId, useState } from 'react'
import { customer } from '#contract/entities/customer.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { readField } from '#web/kit/form/read-field.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import type { CustomerActs } from './customer-acts.ts'
import { asCustomers } from './customer-row.ts'
import { customersText } from './text.ts'
import { useCountries } from './use-countries.ts'

const text = customersText.making
const { fields } = customer

interface NewCustomerDialogProps {
  readonly acts: CustomerActs
  readonly onMade: (id: string) => void
  readonly onClose: () => void
}

/** Makes a customer by name; Enter is enough. */
export function NewCustomerDialog({ acts, onMade, onClose }: NewCustomerDialogProps) {
  const form = useId()
  const store = useStore()
  const countries = useCountries(text.noCountry)
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [country, setCountry] = useState('')
  const [issue, setIssue] = useState<string>()
  const [isMaking, setMaking] = useState(false)
  const address = email.trim().toLowerCase()
  const twin =
    address === ''
      ? undefined
      : asCustomers(store.all('customer')).find((row) => row.email.trim().toLowerCase() === address)

  async function make(event: FormEvent) {
    event.preventDefault()
    if (isMaking) return undefined
    const read = readField(fields.name)(name)
    if ('issue' in read) return setIssue(read.issue)
    setMaking(true)
    const id = await acts.create({ name: read.value, email: email.trim(), country, status: 'active' })
    if (id === undefined) return setMaking(false)
    showToast({ title: customersText.made(read.value) })
    return onMade(id)
  }

  return (
    <Dialog
      open
      title={text.title}
      description={text.lead}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button tone="primary" type="submit" form={form} disabled={isMaking}>
            {text.create}
          </Button>
        </>
      }
    >
      <form id={form} className="space-y-4" onSubmit={(event) => void make(event)}>
        <TextField
          label={text.name}
          value={name}
          maxLength={300}
          autoComplete="off"
          error={issue}
          onChange={(event) => {
            setName(event.target.value)
            setIssue(undefined)
          }}
        />
        <TextField
          label={text.email}
          type="email"
          value={email}
          maxLength={320}
          autoComplete="off"
          help={twin && text.known(twin.name)}
          onChange={(event) => setEmail(event.target.value)}
        />
        <NativeSelect label={text.country} value={country} options={countries} onChange={setCountry} />
      </form>
    </Dialog>
  )
}
