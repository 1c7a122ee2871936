import Trash2 from 'lucide-react/icons/trash-2'
import { shipmentCharge } from '#contract/entities/shipment-charge.ts'
import { readField } from '#web/kit/form/read-field.ts'
import { SavedText } from '#web/kit/form/saved-text.tsx'
import { moneyText } from '#web/kit/form/typed-number.ts'
import { currencyOptions } from '#web/kit/format/places.ts'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { MoneyField } from '#web/kit/ui/money-field.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { chargeName, sharesWords } from './charge-words.ts'
import { type ChargesListProps, KIND_OPTIONS, readCharge, SPLIT_OPTIONS } from './charges-table.tsx'
import { ratedBy } from './line-columns.ts'
import type { ChargeRow } from './shipment-row.ts'
import { shipmentsText } from './text.ts'

const text = shipmentsText.charges

/** The charges as a phone shows them: each a card of fields. */
export function ChargeCards(props: ChargesListProps) {
  return (
    <ul aria-label={text.label} className="space-y-3">
      {props.charges.map((row) => (
        <li key={row.id} className="rounded-xl border border-line bg-card p-3">
          <FieldScope of={row.id}>
            <ChargeCard row={row} {...props} />
          </FieldScope>
        </li>
      ))}
    </ul>
  )
}

function ChargeCard(props: ChargesListProps & { readonly row: ChargeRow }) {
  const { row, surroundings, issues, lockedIds, onSave, onRemove, onShares } = props
  const isLanded = lockedIds.has(row.id)
  const issue = issues.get(row.id)
  const name = chargeName(row)
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <NativeSelect
        label={text.kind}
        value={row.kind}
        disabled={isLanded}
        options={KIND_OPTIONS}
        onChange={(kind) => onSave(row.id, { kind })}
      />
      <NativeSelect
        label={text.currency}
        value={row.currency}
        disabled={isLanded}
        options={currencyOptions}
        onChange={(currency) => onSave(row.id, { currency, ...ratedBy(currency, surroundings) })}
      />
      <SavedText
        label={text.name}
        className="col-span-2"
        value={row.label}
        read={readField(shipmentCharge.fields.label)}
        onSave={(label) => onSave(row.id, { label })}
      />
      <MoneyField
        label={text.estimated}
        currency={row.currency}
        disabled={isLanded}
        error={issue?.['estimatedAmount']}
        text={moneyText(row.estimatedAmount, row.currency)}
        parse={readCharge(row.currency)}
        onCommit={(estimatedAmount) => onSave(row.id, { estimatedAmount })}
      />
      <MoneyField
        label={text.actual}
        currency={row.currency}
        error={issue?.['actualAmount']}
        text={moneyText(row.actualAmount, row.currency)}
        parse={readCharge(row.currency)}
        onCommit={(actualAmount) => onSave(row.id, { actualAmount })}
      />
      <NativeSelect
        label={text.split}
        error={issue?.['split']}
        className="col-span-2"
        value={row.split}
        options={SPLIT_OPTIONS}
        onChange={(split) => onSave(row.id, { split })}
      />
      {row.split === 'manual' && (
        <Button className="col-span-2" onClick={() => onShares(row)}>
          {text.shares} · {sharesWords(row).words}
        </Button>
      )}
      <div className="col-span-2 flex items-center justify-between gap-3">
        <Checkbox
          label={text.dutiable}
          disabled={isLanded}
          checked={row.dutiable}
          onChange={(dutiable) => onSave(row.id, { dutiable })}
        />
        {!isLanded && (
          <IconButton
            label={text.remove(name)}
            icon={<Trash2 />}
            className="text-muted"
            onClick={() => onRemove(row)}
          />
        )}
      </div>
    </div>
  )
}
