import type { RowOfKind } from '#contract/row-kinds.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId, useState } from 'react'
import { shipment } from '#contract/entities/shipment.ts'
import { useNameOfNew } from '#web/kit/form/use-name-of-new.ts'
import { type RowEditing, rowField } from '#web/kit/form/row-field.tsx'
import { currencyOptions } from '#web/kit/format/country-names.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import type { ShipmentActions } from './use-shipment-actions.ts'
import { headMessages as messages } from './page-messages.ts'

const ShipmentField = rowField<'shipment'>(shipment)

/** Who delivers, under which reference, in which currency it is costed and when it arrives. */
export function ShipmentDetails({
  row,
  actions,
  isNew,
  isEmpty,
  onCurrency,
  children,
}: {
  readonly row: RowOfKind<'shipment'>
  readonly actions: ShipmentActions
  /** It was made just now: its name is selected. */
  readonly isNew: boolean
  /** Nothing else is there to look at yet: on a phone the details are folded away otherwise. */
  readonly isEmpty: boolean
  readonly onCurrency: (currency: string) => void
  readonly children: ReactNode
}) {
  const isLanded = row.status === 'landed'
  const [isOpen, setIsOpen] = useState(isEmpty)
  const nameRef = useNameOfNew(isNew)
  const id = useId()
  const editing: RowEditing<'shipment'> = { row, save: (patch, what) => void actions.save(row.id, patch, what) }
  const facts = [row.reference, row.currency].filter(Boolean).join(' · ')
  return (
    <section aria-label={messages.details} className="rounded-2xl border border-line bg-card p-4 max-md:py-1">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="flex h-11 w-full items-center gap-2 text-start md:hidden"
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="font-semibold">{messages.details}</span>
        <span className="min-w-0 flex-1 truncate text-muted">{facts}</span>
        <ChevronDown aria-hidden="true" className={classNames('size-4 text-muted', isOpen && 'rotate-180')} />
      </button>
      <div id={id} className={classNames('max-md:pt-1 max-md:pb-3', !isOpen && 'max-md:hidden')}>
        <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3 md:grid-cols-4 xl:grid-cols-[2fr_2fr_2fr_1.6fr_minmax(9.25rem,1.2fr)]">
          {(['name', 'supplier', 'reference'] as const).map((field) => (
            <ShipmentField
              key={field}
              name={field}
              help={undefined}
              {...(field === 'name' ? { inputRef: nameRef } : {})}
              className={field === 'reference' ? 'max-md:col-span-2' : 'max-xl:col-span-2'}
              {...editing}
            />
          ))}
          <NativeSelect
            label={shipment.fields.currency.label}
            disabled={isLanded}
            value={row.currency}
            options={currencyOptions()}
            onChange={onCurrency}
          />
          <ShipmentField name="arrivesOn" isDay {...editing} />
        </div>
        {children}
        {isLanded && <p className="mt-3 text-[13px] text-pretty text-muted">{messages.readOnly}</p>}
      </div>
    </section>
  )
}
