import { firstNumberOf, formOf } from '#domain/documents/number-series.ts'
import { businessProfile } from '#contract/entities/business-profile.ts'
import { numberSeriesLine as fields } from '#contract/entities/business-number-series.ts'
import { FieldControl } from '#web/kit/form/field-control.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { businessMessages } from './business-messages.ts'
import type { NextNumber } from './next-numbers.ts'
import type { ProfileEditing } from './profile-field.tsx'
import type { RowOfKind } from '#contract/row-kinds.ts'

type Series = RowOfKind<'businessProfile'>['numberSeries'][number]

interface NumberSeriesDialogProps extends ProfileEditing {
  readonly next: NextNumber
  readonly onClose: () => void
}

const messages = businessMessages.numbers
const field = businessProfile.fields.numberSeries

/** How the numbers of one type of document begin, saved as it is changed (DOC-02). */
export function NumberSeriesDialog({ row, save, next, onClose }: NumberSeriesDialogProps) {
  const { type, number, isBegun } = next
  const series = seriesOf(row, next)
  const set = (patch: Partial<Series>) => {
    const others = row.numberSeries.filter(({ documentType }) => documentType !== type)
    save({ numberSeries: [...others, { ...series, ...patch }] }, field.label)
  }
  return (
    <Dialog
      savesAsTyped
      open
      onClose={onClose}
      title={messages.of(type)}
      description={messages.lookHelp}
      footer={
        <Button tone="primary" onClick={onClose}>
          {messages.done}
        </Button>
      }
    >
      <div className="space-y-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <FieldControl
            name={`${type} prefix`}
            field={fields.prefix}
            value={series.prefix}
            onCommit={(prefix) => set({ prefix: String(prefix) })}
          />
          <FieldControl
            name={`${type} padding`}
            field={fields.padding}
            value={series.padding}
            onCommit={(padding) => set({ padding: Number(padding) })}
          />
        </div>
        <FieldControl
          name={`${type} firstNumber`}
          field={{ ...fields.firstNumber, help: isBegun ? messages.begun : messages.firstHelp }}
          value={firstNumberOf(row.numberSeries, { documentType: type, period: next.period })}
          disabled={isBegun}
          onCommit={(firstNumber) => set({ firstNumber: Number(firstNumber), period: next.period })}
        />
        <p className="font-semibold tabular-nums" aria-live="polite">
          {messages.nextIs(number)}
        </p>
      </div>
    </Dialog>
  )
}

function seriesOf({ numberSeries }: RowOfKind<'businessProfile'>, { type, period }: NextNumber): Series {
  const own = numberSeries.find(({ documentType }) => documentType === type)
  return own ?? { id: type, documentType: type, ...formOf([], type), firstNumber: 1, period }
}
