import Trash2 from 'lucide-react/icons/trash-2'
import { CHARGE_KINDS, CHARGE_SPLITS } from '#domain/landed-cost/charge.ts'
import { shipmentCharge } from '#contract/entities/shipment-charge.ts'
import { orEmpty, readMoney } from '#web/kit/form/number-text.ts'
import { readField } from '#web/kit/form/read-field.ts'
import { moneyText } from '#web/kit/form/typed-number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { Cell, DataTable, HeadCell, Row } from '#web/kit/ui/data-table.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { chargeName, sharesWords } from './charge-words.ts'
import { GridCell } from '#web/kit/grid/grid-cell.tsx'
import { type LineSurroundings, readCurrency } from './line-columns.ts'
import type { FieldIssues } from './line-row.tsx'
import type { ChargePatch, ChargeRow } from './shipment-row.ts'
import { shipmentsText } from './text.ts'

const text = shipmentsText.charges

export const KIND_OPTIONS = CHARGE_KINDS.map((value) => ({ value, label: shipmentsText.kinds[value] }))
export const SPLIT_OPTIONS = CHARGE_SPLITS.map((value) => ({ value, label: shipmentsText.splits[value] }))
/** Charges may be below zero: a rebate. */
export const readCharge = (currency: string) => orEmpty(readMoney(currency, {}))

export interface ChargesListProps {
  readonly charges: readonly ChargeRow[]
  readonly surroundings: LineSurroundings
  readonly issues: ReadonlyMap<string, FieldIssues>
  /** Charges that a landing was made with: of these only the bill can still be entered. */
  readonly lockedIds: ReadonlySet<string>
  readonly onSave: (id: string, patch: ChargePatch) => void
  readonly onTyping: (id: string, patch: ChargePatch | null) => void
  readonly onRemove: (row: ChargeRow) => void
  readonly onShares: (row: ChargeRow) => void
}

/** The charges as a table, each cell saved on leaving it. */
export function ChargesTable(props: ChargesListProps) {
  const { charges } = props
  return (
    <DataTable label={text.label}>
      <thead>
        <tr>
          <HeadCell pin="first">{text.kind}</HeadCell>
          <HeadCell>{text.name}</HeadCell>
          <HeadCell align="end">{text.estimated}</HeadCell>
          <HeadCell align="end">{text.actual}</HeadCell>
          <HeadCell>{text.currency}</HeadCell>
          <HeadCell>{text.split}</HeadCell>
          <HeadCell>
            <span data-tip={text.dutiableHelp}>{text.dutiableShort}</span>
          </HeadCell>
          <HeadCell>
            <span className="sr-only">{text.remove('')}</span>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {charges.map((row) => (
          <ChargeTableRow key={row.id} row={row} {...props} />
        ))}
      </tbody>
    </DataTable>
  )
}

function ChargeTableRow(props: ChargesListProps & { readonly row: ChargeRow }) {
  const { row, surroundings, issues, lockedIds, onSave, onTyping, onRemove, onShares } = props
  const name = chargeName(row)
  const isLanded = lockedIds.has(row.id)
  const issue = issues.get(row.id)
  const cell = (column: keyof ChargePatch, label: string, disabled = isLanded) => ({
    cell: `${row.id} ${column}`,
    label: `${label}: ${name}`,
    issue: issue?.[column],
    disabled,
    onCommit: (patch: ChargePatch) => onSave(row.id, patch),
    onTyping: (patch: ChargePatch | null) => onTyping(row.id, patch),
  })
  const amount = (field: 'estimatedAmount' | 'actualAmount') => (typedText: string) => {
    const parsed = readCharge(row.currency)(typedText)
    return 'issue' in parsed ? parsed : { value: { [field]: parsed.value } }
  }
  return (
    <Row className="[&>*]:px-1.5">
      <Cell head pin="first" className="min-w-36">
        <NativeSelect
          label={`${text.kind}: ${name}`}
          hideLabel
          disabled={isLanded}
          value={row.kind}
          options={KIND_OPTIONS}
          onChange={(kind) => onSave(row.id, { kind })}
        />
      </Cell>
      <Cell className="min-w-40">
        <GridCell
          {...cell('label', text.name, false)}
          align="start"
          text={row.label}
          read={(typedText) => {
            const parsed = readField(shipmentCharge.fields.label)(typedText)
            return 'issue' in parsed ? parsed : { value: { label: parsed.value } }
          }}
        />
      </Cell>
      <Cell align="end" className="min-w-24">
        <GridCell
          {...cell('estimatedAmount', text.estimated)}
          align="end"
          text={moneyText(row.estimatedAmount, row.currency)}
          read={amount('estimatedAmount')}
        />
      </Cell>
      <Cell align="end" className="min-w-24">
        <GridCell
          {...cell('actualAmount', text.actual, false)}
          align="end"
          text={moneyText(row.actualAmount, row.currency)}
          read={amount('actualAmount')}
        />
      </Cell>
      <Cell className="w-20 min-w-20">
        <GridCell
          {...cell('currency', text.currency, isLanded)}
          align="start"
          text={row.currency}
          read={(typedText) => readCurrency(typedText, surroundings)}
        />
      </Cell>
      <Cell className="min-w-36">
        <span className="flex items-center gap-1">
          <NativeSelect
            label={`${text.split}: ${name}`}
            hideLabel
            className="flex-1"
            value={row.split}
            options={SPLIT_OPTIONS}
            aria-invalid={issue?.['split'] === undefined ? undefined : true}
            title={issue?.['split']}
            onChange={(split) => onSave(row.id, { split })}
          />
          {row.split === 'manual' && (
            <Button size="small" data-tip={sharesWords(row).words} onClick={() => onShares(row)}>
              {text.shares}
            </Button>
          )}
        </span>
      </Cell>
      <Cell>
        <Checkbox
          label={`${text.dutiable}: ${name}`}
          hideLabel
          disabled={isLanded}
          checked={row.dutiable}
          onChange={(dutiable) => onSave(row.id, { dutiable })}
        />
      </Cell>
      <Cell>
        {!isLanded && (
          <IconButton
            label={text.remove(name)}
            icon={<Trash2 />}
            className="text-muted"
            onClick={() => onRemove(row)}
          />
        )}
      </Cell>
    </Row>
  )
}
