import { useState } from 'react'
import { type PaymentMethod, SMALLEST_PAYMENT } from '#domain/documents/payments.ts'
import { MomentField } from '#web/kit/form/moment-field.tsx'
import { readMoney } from '#web/kit/form/number-text.ts'
import { moneyText } from '#web/kit/form/typed-number.ts'
import { businessToday } from '#web/kit/documents/business-day.ts'
import { methodMessages } from '#web/kit/documents/choice-messages.ts'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { FormDialog } from '#web/kit/ui/form-dialog.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { optionsOf } from '#web/kit/ui/options-of.ts'
import { TextField } from '#web/kit/ui/text-field.tsx'
import type { DocumentDialogProps } from './document-editing.ts'
import { paymentMessages as messages } from './messages.ts'

/** Records one payment; the open balance stands there, and more than that is kept as a credit where that is said (DOC-15). */
export function PaymentDialog({ row, actions, onClose }: DocumentDialogProps) {
  const { currency, creditedInDrafts } = row
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
  const issue = 'issue' in read ? read.issue : amountIssue()

  function amountIssue(): string | undefined {
    if (units !== null && units % SMALLEST_PAYMENT !== 0) return messages.smallest(SMALLEST_PAYMENT, currency)
    if (units === 0) return messages.noAmount
    return over > 0 && !isKept ? messages.over(due, currency) : undefined
  }

  function save() {
    setTried(true)
    if (units === null || issue !== undefined || date === '') return
    void actions.pay(row, {
      id: actions.newId(),
      date,
      amount: units,
      method,
      note: note.trim(),
      keepAsCredit: over > 0,
    })
    onClose()
  }

  return (
    <FormDialog
      title={messages.record}
      {...(creditedInDrafts === 0 ? {} : { description: messages.inDrafts(creditedInDrafts, currency) })}
      submit={messages.save}
      className="grid grid-cols-2 items-start gap-x-3 gap-y-4"
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={`${messages.amount} (${currency})`}
        inputMode="decimal"
        error={isTried ? issue : undefined}
        value={amount}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setAmount(event.target.value)}
      />
      <MomentField
        label={messages.date}
        hasTime={false}
        error={isTried && date === '' ? messages.noDay : undefined}
        value={date}
        onChange={setDate}
      />
      {over > 0 && (
        <div className="col-span-2">
          <Checkbox label={messages.keep(over, currency)} checked={isKept} onChange={setKept} />
        </div>
      )}
      <NativeSelect label={messages.method} value={method} options={optionsOf(methodMessages)} onChange={setMethod} />
      <TextField label={messages.note} maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
    </FormDialog>
  )
}
