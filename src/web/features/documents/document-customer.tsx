import { useMemo, useState } from 'react'
import { DOCUMENT_RULES } from '#domain/documents/types.ts'
import { compareByName } from '#domain/list-query.ts'
import { customerValues } from '#contract/entities/document-derive.ts'
import { document } from '#contract/entities/document.ts'
import type { AnyRow } from '#contract/entity.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import type { DocumentPatch, DocumentRow } from '#web/kit/documents/document-row.ts'
import { readField } from '#web/kit/form/read-field.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Combobox } from '#web/kit/ui/combobox.tsx'
import type { DocumentActs } from './document-acts.ts'
import { AddressField } from './document-address.tsx'
import { CustomerFacts } from './document-customer-facts.tsx'
import { customerPatch } from '#contract/document-customer-patch.ts'
import { QuietText } from './document-quiet-fields.tsx'
import { documentText } from './document-text.ts'
import type { DocumentPricing } from '#contract/document-pricing.ts'

const text = documentText.customer
const fields = document.fields

interface DocumentCustomerProps {
  readonly row: DocumentRow
  readonly acts: DocumentActs
  readonly pricing: DocumentPricing
  /** Fields that an e-invoice missed. */
  readonly asked: ReadonlySet<string>
  readonly disabled: boolean
}

/** Whom a document is for: found by typing, made on the spot, and as they stood when they were put on it (CUST-06). */
export function DocumentCustomer({ row, acts, pricing, asked, disabled }: DocumentCustomerProps) {
  const customers = useRows('customer') as readonly (AnyRow & { name: string; nameKey: string; company: string })[]
  const [isOpen, setOpen] = useState(false)
  const options = useMemo(
    () =>
      customers.toSorted(compareByName).map(({ id, name, company }) => ({
        value: id,
        label: company && company !== name ? `${name} · ${company}` : name,
      })),
    [customers],
  )
  const chosen = customers.find(({ id }) => id === row.customerId)
  const label = DOCUMENT_RULES[row.documentType].isBought ? text.bought : text.label
  const filled = chosen ? customerValues(chosen) : {}
  const isOther = chosen !== undefined && differs(row, filled)
  const save = (patch: DocumentPatch, what: string) => acts.save(row, patch, what)

  function choose(id: string | null, made?: AnyRow) {
    const customer = made ?? customers.find((each) => each.id === id)
    if (!customer) return save({ customerId: null }, label)
    const { patch, prices } = customerPatch(row, customer, pricing)
    const what = made ? text.added(label, String(made['name'])) : label
    save(patch, prices > 0 ? text.repriced(formatCount(prices, text.prices)) : what)
  }

  return (
    <section aria-label={label} className="min-w-0">
      <p className="mb-1 text-xs font-medium text-muted">{label}</p>
      <Combobox
        label={label}
        hideLabel
        className="md:max-w-80"
        value={chosen ? chosen.id : null}
        options={options}
        placeholder={row.customerName || text.choose}
        disabled={disabled}
        onChange={(id) => choose(id)}
        onCreate={(name) => void acts.createCustomer(name).then((made) => made && choose(made.id, made))}
      />
      <div className="mt-1 -ml-2 md:max-w-[21rem]">
        {(isOpen || (row.customerName !== '' && row.customerName !== chosen?.name)) && (
          <QuietText
            label={text.name}
            placeholder="–"
            hideLabel={!isOpen}
            disabled={disabled}
            controlClassName="font-semibold"
            value={row.customerName}
            read={readField(fields.customerName)}
            onSave={(customerName) => save({ customerName }, text.name)}
          />
        )}
        <AddressField
          label={documentText.address.billing}
          disabled={disabled}
          value={row.billingAddress}
          onSave={(billingAddress) => save({ billingAddress }, documentText.address.billing)}
        />
        <CustomerFacts row={row} isOpen={isOpen} asked={asked} disabled={disabled} save={save} />
        {(isOpen || row.shippingAddress !== '') && (
          <AddressField
            label={documentText.address.shipping}
            disabled={disabled}
            value={row.shippingAddress}
            onSave={(shippingAddress) => save({ shippingAddress }, documentText.address.shipping)}
          />
        )}
      </div>
      {!disabled && (
        <div className="-ml-2.5 flex flex-wrap">
          <Button
            tone="ghost"
            size="small"
            className="text-muted"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? text.less : text.more}
          </Button>
          {isOther && (
            <Button tone="ghost" size="small" data-tip={text.differs} onClick={() => save(filled, label)}>
              {text.fill}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

/** Whether a document says something else about its customer than their record. */
function differs(row: DocumentRow, filled: DocumentPatch): boolean {
  const names = Object.keys(filled) as (keyof DocumentPatch)[]
  return names.some((name) => JSON.stringify(row[name]) !== JSON.stringify(filled[name]))
}
