import Trash2 from 'lucide-react/icons/trash-2'
import { shipmentCharge } from '#contract/entities/shipment-charge.ts'
import type { PatchOfKind, RowOfKind } from '#contract/row-kinds.ts'
import { chargeName } from '#web/kit/shipments/charge-name.ts'
import { chargeKinds } from '#web/kit/shipments/charge-messages.ts'
import { fieldText } from '#web/kit/form/field-text.ts'
import { ColumnTable } from '#web/kit/grid/column-table.tsx'
import { GridCell } from '#web/kit/grid/grid-cell.tsx'
import type { Parsed } from '#web/kit/ui/use-draft.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { optionsOf } from '#web/kit/ui/options-of.ts'
import { labelMessages } from '#web/kit/format/label-messages.ts'
import { leftOfCharge } from './names.ts'
import type { FieldIssues } from './landed-input.ts'
import { asPatch, type LineDeps, readCurrency } from './line-columns.ts'
import { chargeSplits } from './messages.ts'
import { chargesMessages as messages } from './page-messages.ts'

type Charge = RowOfKind<'shipmentCharge'>
type Patch = PatchOfKind<'shipmentCharge'>

interface ChargesTableProps {
  readonly charges: readonly Charge[]
  readonly deps: LineDeps
  readonly issues: ReadonlyMap<string, FieldIssues>
  /** Charges that a landing was made with: of these only the bill and the name can still be entered. */
  readonly lockedIds: ReadonlySet<string>
  readonly onSave: (id: string, patch: Patch) => void
  readonly onTyping: (id: string, patch: Patch | null) => void
  readonly onRemove: (row: Charge) => void
  readonly onShares: (row: Charge) => void
}

/** The charges as a table, on a phone as cards; each cell is saved on leaving it. */
export function ChargesTable(props: ChargesTableProps) {
  const { charges, deps, issues, lockedIds, onSave, onTyping, onRemove, onShares } = props
  type TypedName = 'label' | 'currency' | 'estimatedAmount' | 'actualAmount'
  const typed = (name: TypedName, head: string, read?: (text: string) => Parsed<Patch>) => ({
    head,
    render: (row: Charge) => {
      const field = fieldText(shipmentCharge.fields[name], row.currency)
      const align = name.endsWith('Amount') ? ('end' as const) : ('start' as const)
      return (
        <GridCell
          cell={`${row.id} ${name}`}
          label={labelMessages.named(head, chargeName(row))}
          align={align}
          text={field.write(row[name])}
          read={read ?? ((text) => asPatch(field.read(text), name))}
          issue={issues.get(row.id)?.[name]}
          disabled={lockedIds.has(row.id) && name !== 'label' && name !== 'actualAmount'}
          onCommit={(patch) => onSave(row.id, patch)}
          onTyping={(patch) => onTyping(row.id, patch)}
        />
      )
    },
  })
  return (
    <ColumnTable
      label={messages.label}
      rows={charges}
      keyOf={({ id }) => id}
      rowClassName="[&>*]:px-1.5"
      columns={[
        {
          head: messages.kind,
          card: 'half',
          className: 'min-w-36',
          render: (row) => (
            <NativeSelect
              label={labelMessages.named(messages.kind, chargeName(row))}
              hideLabel
              value={row.kind}
              disabled={lockedIds.has(row.id)}
              options={optionsOf(chargeKinds)}
              onChange={(kind) => onSave(row.id, { kind })}
            />
          ),
        },
        { ...typed('label', messages.name), card: 'half', className: 'min-w-40' },
        { ...typed('estimatedAmount', messages.estimated), card: 'half', align: 'end', className: 'min-w-24' },
        { ...typed('actualAmount', messages.actual), card: 'half', align: 'end', className: 'min-w-24' },
        {
          ...typed('currency', messages.currency, (text) => readCurrency(text, deps)),
          card: 'half',
          className: 'w-20 min-w-20',
        },
        {
          head: messages.split,
          card: 'field',
          className: 'min-w-36',
          render: (row) => {
            const issue = issues.get(row.id)?.['split']
            const left = messages.sharesState(leftOfCharge(row), row.currency)
            return (
              <span className="flex flex-wrap items-center gap-1">
                <NativeSelect
                  label={labelMessages.named(messages.split, chargeName(row))}
                  hideLabel
                  {...(issue === undefined ? {} : { 'aria-invalid': true, title: issue })}
                  className="flex-1"
                  value={row.split}
                  options={optionsOf(chargeSplits)}
                  onChange={(split) => onSave(row.id, { split })}
                />
                {row.split === 'manual' && (
                  <Button reads size="small" data-tip={left} onClick={() => onShares(row)}>
                    {messages.shares}
                    <span className="md:hidden"> · {left}</span>
                  </Button>
                )}
                {issue !== undefined && <span className="w-full text-[13px] text-bad md:hidden">{issue}</span>}
              </span>
            )
          },
        },
        {
          head: <span data-tip={messages.dutiableHelp}>{messages.dutiableShort}</span>,
          card: 'half',
          render: (row) => (
            <Checkbox
              aria-label={labelMessages.named(messages.dutiable, chargeName(row))}
              disabled={lockedIds.has(row.id)}
              checked={row.dutiable}
              onChange={(dutiable) => onSave(row.id, { dutiable })}
            />
          ),
        },
        {
          head: <span className="sr-only">{messages.remove('')}</span>,
          card: 'half',
          className: 'text-end',
          render: (row) =>
            !lockedIds.has(row.id) && (
              <IconButton
                label={messages.remove(chargeName(row))}
                icon={<Trash2 />}
                className="text-muted"
                onClick={() => onRemove(row)}
              />
            ),
        },
      ]}
    />
  )
}
