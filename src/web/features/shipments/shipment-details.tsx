import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId, useState } from 'react'
import { shipment } from '#contract/entities/shipment.ts'
import { readField } from '#web/kit/form/read-field.ts'
import { SavedText } from '#web/kit/form/saved-text.tsx'
import { currencyOptions } from '#web/kit/format/places.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import type { ShipmentActs } from './shipment-acts.ts'
import type { ShipmentRow } from './shipment-row.ts'
import { shipmentsText } from './text.ts'

const text = shipmentsText.head

/** Who delivers, under which reference, in which currency it is costed and when it arrives. */
export function ShipmentDetails({
  row,
  acts,
  isNew,
  onCurrency,
  children,
}: {
  readonly row: ShipmentRow
  readonly acts: ShipmentActs
  /** Nothing else is there to look at yet: on a phone the details are folded away otherwise. */
  readonly isNew: boolean
  readonly onCurrency: (currency: string) => void
  /** Its exchange rates. */
  readonly children: ReactNode
}) {
  const isLanded = row.status === 'landed'
  const [isOpen, setIsOpen] = useState(isNew)
  const id = useId()
  const facts = [row.reference, row.currency].filter(Boolean).join(' · ')
  return (
    <section aria-label={text.details} className="rounded-2xl border border-line bg-card p-4 max-md:py-1">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="flex h-11 w-full items-center gap-2 text-left md:hidden"
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="font-semibold">{text.details}</span>
        <span className="min-w-0 flex-1 truncate text-muted">{facts}</span>
        <ChevronDown aria-hidden="true" className={classNames('size-4 text-muted', isOpen && 'rotate-180')} />
      </button>
      <div id={id} className={classNames('max-md:pt-1 max-md:pb-3', !isOpen && 'max-md:hidden')}>
        <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3 md:grid-cols-4 xl:grid-cols-[2fr_2fr_2fr_1.6fr_1.2fr]">
          <SavedText
            label={text.name}
            className="max-xl:col-span-2"
            value={row.name}
            read={readField(shipment.fields.name)}
            onSave={(name) => acts.save(row, { name }, text.name)}
          />
          <SavedText
            label={text.supplier}
            className="max-xl:col-span-2"
            value={row.supplier}
            read={readField(shipment.fields.supplier)}
            onSave={(supplier) => acts.save(row, { supplier }, text.supplier)}
          />
          <SavedText
            label={text.reference}
            placeholder={text.referenceHint}
            className="max-md:col-span-2"
            value={row.reference}
            read={readField(shipment.fields.reference)}
            onSave={(reference) => acts.save(row, { reference }, text.reference)}
          />
          <NativeSelect
            label={text.currency}
            disabled={isLanded}
            value={row.currency}
            options={currencyOptions}
            onChange={onCurrency}
          />
          <TextField
            type="date"
            label={text.arrivesOn}
            value={row.arrivesOn ?? ''}
            onChange={({ target }) =>
              target.validity.valid && acts.save(row, { arrivesOn: target.value || null }, text.arrivesOn)
            }
          />
        </div>
        {children}
        {isLanded && <p className="mt-3 text-[13px] text-pretty text-muted">{text.readOnly}</p>}
      </div>
    </section>
  )
}
