import { useState } from 'react'
import { openAmount } from '#domain/documents/standing.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/documents/payments.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { readMoney } from '#web/kit/form/number-text.ts'
import { moneyText } from '#web/kit/form/typed-number.ts'
import { today } from '#web/kit/format/date.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import type { DocumentActs } from './document-acts.ts'
import { documentText } from './document-text.ts'

const text = documentText.payments
const METHODS = PAYMENT_METHODS.map((value) => ({ value, label: documentText.methods[value] }))

interface PaymentDialogProps {
  readonly row: DocumentRow
  readonly acts: DocumentActs
  readonly onClose: () => void
}

/** Records one payment; the open balance stands there, and more than that becomes a credit (DOC-15). */
export function PaymentDialog({ row, acts, onClose }: PaymentDialogProps) {
  const { currency } = row
  const due = Math.max(openAmount(row), 0)
  const [amount, setAmount] = useState(moneyText(due, currency))
  const [date, setDate] = useState(today())
  const [method, setMethod] = useState<PaymentMethod>('transfer')
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const read = readMoney(currency, {})(amount)
  const units = 'issue' in read ? null : read.value
  const issue = 'issue' in read ? read.issue : units === 0 ? text.noAmount : undefined
  const over = units === null ? 0 : units - due

  function save() {
    setTried(true)
    if (units === null || issue !== undefined || date === '') return
    void acts.pay(row, { id: acts.newId(), date, amount: units, method, note: note.trim() })
    onClose()
  }

  return (
    <Dialog
      open
      title={text.record}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button tone="primary" type="submit" form="payment">
            {text.save}
          </Button>
        </>
      }
    >
      <form
        id="payment"
        className="grid grid-cols-2 items-start gap-x-3 gap-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          label={`${text.amount} (${currency})`}
          inputMode="decimal"
          error={isTried ? issue : undefined}
          help={over > 0 ? text.over(formatMoney(over, currency)) : undefined}
          value={amount}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setAmount(event.target.value)}
        />
        <TextField
          label={text.date}
          type="date"
          error={isTried && date === '' ? text.noDay : undefined}
          value={date}
          onChange={(event) => setDate(event.target.value)}
        />
        <NativeSelect label={text.method} value={method} options={METHODS} onChange={setMethod} />
        <TextField label={text.note} maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
      </form>
    </Dialog>
  )
}
