import { useMemo } from 'react'
import { chargeAmount } from '#domain/landed-cost/shipment-cost.ts'
import type { Units } from '#domain/money.ts'
import { readMoney } from '#web/kit/form/number-text.ts'
import { moneyText } from '#web/kit/form/typed-number.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { MoneyField } from '#web/kit/ui/money-field.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { chargeName, sharesWords } from './charge-words.ts'
import { filledShares } from './filled-shares.ts'
import { lineName } from './line-words.ts'
import type { ChargePatch, ChargeRow, LineRow } from './shipment-row.ts'
import { shipmentsText } from './text.ts'
import { useRowWindow } from '#web/kit/grid/use-row-window.ts'

const text = shipmentsText.charges
const ROW_HEIGHT = 48

interface SharesDialogProps {
  readonly row: ChargeRow
  readonly lines: readonly LineRow[]
  /** The value of each line, in whatever unit: what is left is given by it. */
  readonly values: ReadonlyMap<string, Units>
  readonly onSave: (id: string, patch: ChargePatch) => void
  readonly onClose: () => void
}

/** Gives each line its part of a charge by hand (SHIP-01). */
export function SharesDialog({ row, lines, values, onSave, onClose }: SharesDialogProps) {
  const byLine = useMemo(() => new Map(row.shares.map(({ id, amount }) => [id, amount])), [row.shares])
  const { runs, onScroll } = useRowWindow(lines.length, ROW_HEIGHT, [])
  const state = sharesWords(row)
  const name = chargeName(row)
  const set = (id: string, amount: number) =>
    onSave(row.id, { shares: { lines: { [id]: amount === 0 ? null : { amount } } } })
  const [run = { from: 0, to: 0 }] = runs
  return (
    <Dialog
      savesAsTyped
      open
      title={text.sharesTitle(name)}
      description={text.sharesLead}
      onClose={onClose}
      footer={
        <>
          <Button
            disabled={state.isWhole || chargeAmount(row) === null}
            onClick={() => onSave(row.id, { shares: [...filledShares(row, lines, values)] })}
          >
            {text.sharesFill}
          </Button>
          <Button tone="primary" onClick={onClose}>
            {shipmentsText.lines.done}
          </Button>
        </>
      }
    >
      <p className="mb-3" aria-live="polite">
        <Pill tone={state.isWhole ? 'ok' : 'warn'}>{state.words}</Pill>
      </p>
      <div className="max-h-[50vh] overflow-y-auto" onScroll={onScroll}>
        <ul
          aria-label={text.sharesTitle(name)}
          style={{ paddingTop: run.from * ROW_HEIGHT, paddingBottom: (lines.length - run.to) * ROW_HEIGHT }}
        >
          {lines.slice(run.from, run.to).map((line, index) => (
            <li key={line.id} className="flex h-12 items-center gap-3">
              <span className="w-8 shrink-0 text-right text-[13px] text-muted">
                {formatNumber(run.from + index + 1)}
              </span>
              <span className="min-w-0 flex-1 truncate">{lineName(line)}</span>
              <MoneyField
                label={text.sharePart(lineName(line))}
                hideLabel
                className="w-36"
                currency={row.currency}
                text={moneyText(byLine.get(line.id) ?? 0, row.currency)}
                parse={readMoney(row.currency, {})}
                onCommit={(amount) => set(line.id, amount)}
              />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
