import { useState } from 'react'
import type { StoreValue } from '#contract/entities/store-conflict.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import type { StoreField } from '#contract/store-providers.ts'
import { readMoney, readInteger } from '#web/kit/form/number-text.ts'
import { moneyText } from '#web/kit/form/typed-number.ts'
import { FormDialog } from '#web/kit/ui/form-dialog.tsx'
import { MoneyField } from '#web/kit/ui/money-field.tsx'
import { NumberField } from '#web/kit/ui/number-field.tsx'
import { TextArea, TextField } from '#web/kit/ui/text-field.tsx'
import { conflictText, MONEY_FIELDS } from './conflict-text.ts'
import { storesMessages } from './messages.ts'

const messages = storesMessages.conflicts

interface ValueDialogProps {
  readonly store: RowOfKind<'store'>
  readonly conflict: RowOfKind<'storeConflict'>
  readonly onValue: (value: StoreValue) => Promise<unknown>
  readonly onClose: () => void
}

/** Types another value for a field that differs: neither the own one nor the store's (STORE-05). */
export function ValueDialog({ store, conflict, onValue, onClose }: ValueDialogProps) {
  const { field, title, local, currency } = conflict
  const [value, setValue] = useState<StoreValue>(local)
  const label = messages.fields[field]
  const text = typeof value === 'string' ? value : ''
  return (
    <FormDialog
      title={messages.otherTitle(label, title)}
      description={isSentTo(store, field) ? messages.otherSent : messages.otherKept}
      submit={storesMessages.doubts.settle}
      onSubmit={() => onValue(value)}
      onClose={onClose}
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {(['local', 'store'] as const).map((side) => (
          <div key={side} className="contents">
            <dt className="text-muted">{messages.columns[side]}</dt>
            <dd className="max-h-32 overflow-y-auto break-words whitespace-pre-line">
              {conflictText(field, conflict[side], currency)}
            </dd>
          </div>
        ))}
      </dl>
      {MONEY_FIELDS.has(field) ? (
        <MoneyField
          name="value"
          label={label}
          currency={currency}
          text={moneyText(typeof value === 'number' ? value : null, currency)}
          parse={readMoney(currency)}
          onCommit={setValue}
          onType={(typed) => typed !== undefined && setValue(typed)}
        />
      ) : field === 'stock' ? (
        <NumberField
          name="value"
          label={label}
          text={typeof value === 'number' ? String(value) : ''}
          parse={readInteger()}
          onCommit={setValue}
          onType={(typed) => typed !== undefined && setValue(typed)}
        />
      ) : field === 'description' ? (
        <TextArea label={label} value={text} maxLength={20_000} onChange={(event) => setValue(event.target.value)} />
      ) : (
        <TextField label={label} value={text} maxLength={300} onChange={(event) => setValue(event.target.value)} />
      )}
    </FormDialog>
  )
}

/** Whether the store is sent what is decided: names and other texts stay its own. */
export function isSentTo({ pushesCompareAt, pushesCost, pushesStock }: RowOfKind<'store'>, field: StoreField): boolean {
  const chosen = { price: true, compareAt: pushesCompareAt, cost: pushesCost, stock: pushesStock }
  return Object.entries(chosen).some(([name, isSent]) => isSent && name === field)
}
