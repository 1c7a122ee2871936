import { useState } from 'react'
import { PAYMENT_METHODS, type PaymentMethod, SMALLEST_PAYMENT } from '#domain/documents/payments.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { readMoney } from '#web/kit/form/number-text.ts'
import { moneyText } from '#web/kit/form/typed-number.ts'
import { businessToday } from '#web/kit/documents/business-day.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
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

/** Records one payment; the open balance stands there, and more than that is kept as a credit where that is said (DOC-15). */
export function PaymentDialog({ row, acts, onClose }: PaymentDialogProps) {
  const { currency } = row
  const due = Math.max(row.balanceDue, 0)
  const [amount, setAmount] = useState(moneyText(due, currency))
  const [date, setDate] = useState(businessToday())
  const [method, setMethod] = useState<PaymentMethod>('transfer')
  const [note, setNote] = useState('')
  const [isKept, setKept] = useState(false)
  const [isTried, setTried] = useState(false)
  const read = readMoney(currency, {})(amount)
  const units = 'issue' in read ? null : read.value
  const over = units === null ? 0 : units - due
  const isPayable = units === null || units % SMALLEST_PAYMENT === 0
  const smallest = text.smallest(formatMoney(SMALLEST_PAYMENT, currency))
  const missing = !isPayable
    ? smallest
    : units === 0
      ? text.noAmount
      : over > 0 && !isKept
        ? text.over(formatMoney(due, currency))
        : undefined
  const issue = 'issue' in read ? read.issue : missing

  function save() {
    setTried(true)
    if (units === null || issue !== undefined || date === '') return
    void acts.pay(row, { id: acts.newId(), date, amount: units, method, note: note.trim(), keepAsCredit: over > 0 })
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
        {over > 0 && (
          <div className="col-span-2">
            <Checkbox label={text.keep(formatMoney(over, currency))} checked={isKept} onChange={setKept} />
          </div>
        )}
        <NativeSelect label={text.method} value={method} options={METHODS} onChange={setMethod} />
        <TextField label={text.note} maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
      </form>
    </Dialog>
  )
}
