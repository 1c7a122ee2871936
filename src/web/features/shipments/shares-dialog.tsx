import type { PatchOfKind, RowOfKind } from '#contract/row-kinds.ts'
import { useMemo } from 'react'
import { chargeAmount } from '#domain/landed-cost/shipment-cost.ts'
import type { Units } from '#domain/money.ts'
import { chargeName } from '#web/kit/shipments/charge-name.ts'
import { readMoney } from '#web/kit/form/number-text.ts'
import { moneyText } from '#web/kit/form/typed-number.ts'
import { ColumnTable } from '#web/kit/grid/column-table.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { MoneyField } from '#web/kit/ui/money-field.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { leftOfCharge, lineName } from './names.ts'
import { filledShares } from './filled-shares.ts'
import { chargesMessages as messages, linesMessages } from './page-messages.ts'

interface SharesDialogProps {
  readonly row: RowOfKind<'shipmentCharge'>
  readonly lines: readonly RowOfKind<'shipmentLine'>[]
  /** The value of each line, in whatever unit: what is left is given by it. */
  readonly values: ReadonlyMap<string, Units>
  readonly onSave: (id: string, patch: PatchOfKind<'shipmentCharge'>) => void
  readonly onClose: () => void
}

/** Gives each line its part of a charge by hand (SHIP-01). */
export function SharesDialog({ row, lines, values, onSave, onClose }: SharesDialogProps) {
  const byLine = useMemo(() => new Map(row.shares.map(({ id, amount }) => [id, amount])), [row.shares])
  const left = leftOfCharge(row)
  const name = chargeName(row)
  const set = (id: string, amount: number) =>
    onSave(row.id, { shares: { lines: { [id]: amount === 0 ? null : { amount } } } })
  return (
    <Dialog
      savesAsTyped
      open
      title={messages.sharesTitle(name)}
      description={messages.sharesLead}
      onClose={onClose}
      footer={
        <>
          <Button
            disabled={left === 0 || chargeAmount(row) === null}
            onClick={() => onSave(row.id, { shares: [...filledShares(row, lines, values)] })}
          >
            {messages.sharesFill}
          </Button>
          <Button reads tone="primary" onClick={onClose}>
            {linesMessages.done}
          </Button>
        </>
      }
    >
      <p className="mb-3" aria-live="polite">
        <Pill tone={left === 0 ? 'ok' : 'warn'}>{messages.sharesState(left, row.currency)}</Pill>
      </p>
      <ColumnTable
        label={messages.sharesTitle(name)}
        rows={lines}
        keyOf={({ id }) => id}
        columns={[
          { head: linesMessages.name, className: 'w-full max-w-40 truncate', render: lineName },
          {
            head: messages.part,
            align: 'end',
            render: (line) => (
              <MoneyField
                name={`share ${row.id} ${line.id}`}
                label={messages.sharePart(lineName(line))}
                hideLabel
                className="ms-auto w-36"
                currency={row.currency}
                text={moneyText(byLine.get(line.id) ?? 0, row.currency)}
                parse={readMoney(row.currency, {})}
                onCommit={(amount) => set(line.id, amount)}
              />
            ),
          },
        ]}
      />
    </Dialog>
  )
}
