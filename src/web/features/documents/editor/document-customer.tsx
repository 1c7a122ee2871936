import { type RefObject, useEffect, useRef, useState } from 'react'
import { DOCUMENT_RULES } from '#domain/documents/types.ts'
import { customerPatch } from '#contract/document-customer-patch.ts'
import { customerValues } from '#contract/entities/document-derive.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import type { DocumentPatch, DocumentRow } from '#web/kit/documents/document-row.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Combobox } from '#web/kit/ui/combobox.tsx'
import { useCustomerOptions } from '../customer-options.ts'
import { AddressField } from './address-field.tsx'
import { CustomerFacts } from './customer-facts.tsx'
import type { DocumentEditing } from './document-editing.ts'
import { DocumentField } from './document-field.tsx'
import { addressMessages, customerMessages as messages } from './messages.ts'

interface DocumentCustomerProps extends DocumentEditing {
  /** Fields that an e-invoice missed. */
  readonly asked: ReadonlySet<string>
  /** It was made just now: whom it is for is typed first. */
  readonly isNew: boolean
}

/** Whom a document is for: found by typing, made on the spot, and as they stood when they were put on it (CUST-06). */
export function DocumentCustomer({ asked, isNew, pricing, ...editing }: DocumentCustomerProps) {
  const { row, actions, disabled } = editing
  const customers = useRows('customer')
  const [isOpen, setOpen] = useState(false)
  const options = useCustomerOptions()
  const trigger = useFocusOnce(isNew && row.customerId === null)
  const chosen = customers.find(({ id }) => id === row.customerId)
  const label = DOCUMENT_RULES[row.documentType].isBought ? messages.bought : messages.label
  const filled = chosen ? customerValues(chosen) : {}
  const isOther = chosen !== undefined && differs(row, filled)
  const save = (patch: DocumentPatch, what: string) => actions.save(row, patch, what)

  function choose(id: string | null, made?: RowOfKind<'customer'>) {
    const customer = made ?? customers.find((each) => each.id === id)
    if (!customer) return save({ customerId: null }, label)
    const { patch, prices } = customerPatch(row, customer, pricing)
    const what = made ? messages.added(label, made.name) : label
    save(patch, prices > 0 ? messages.repriced(prices) : what)
  }

  return (
    <section aria-label={label} className="min-w-0">
      <p className="mb-1 text-xs font-medium text-muted">{label}</p>
      <Combobox
        label={label}
        hideLabel
        triggerRef={trigger}
        className="md:max-w-80"
        value={chosen ? chosen.id : null}
        options={options}
        placeholder={row.customerName || messages.choose}
        disabled={disabled}
        onChange={(id) => choose(id)}
        onCreate={(name) => void actions.createCustomer(name).then((made) => made && choose(made.id, made))}
      />
      <div className="mt-1 -ms-2 md:max-w-[21rem]">
        {(isOpen || (row.customerName !== '' && row.customerName !== chosen?.name)) && (
          <DocumentField
            {...editing}
            name="customerName"
            label={messages.name}
            hideLabel={!isOpen}
            controlClassName="font-semibold"
          />
        )}
        <AddressField
          name="billingAddress"
          label={addressMessages.billing}
          disabled={disabled}
          value={row.billingAddress}
          onSave={(billingAddress) => save({ billingAddress }, addressMessages.billing)}
        />
        <CustomerFacts {...editing} isOpen={isOpen} asked={asked} />
        {(isOpen || row.shippingAddress !== '') && (
          <AddressField
            name="shippingAddress"
            label={addressMessages.shipping}
            disabled={disabled}
            value={row.shippingAddress}
            onSave={(shippingAddress) => save({ shippingAddress }, addressMessages.shipping)}
          />
        )}
      </div>
      {!disabled && (
        <div className="-ms-2.5 flex flex-wrap">
          <Button
            tone="ghost"
            size="small"
            className="text-muted"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? messages.less : messages.more}
          </Button>
          {isOther && (
            <Button tone="ghost" size="small" data-tip={messages.differs} onClick={() => save(filled, label)}>
              {messages.fill}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

/** Takes the focus when the page opens where that is asked. */
function useFocusOnce(isAsked: boolean): RefObject<HTMLButtonElement | null> {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isFirst] = useState(isAsked)
  useEffect(() => {
    if (isFirst) trigger.current?.focus({ preventScroll: true })
  }, [isFirst])
  return trigger
}

/** Whether a document says something else about its customer than their record. */
function differs(row: DocumentRow, filled: DocumentPatch): boolean {
  const names = Object.keys(filled) as (keyof DocumentPatch)[]
  return names.some((name) => JSON.stringify(row[name]) !== JSON.stringify(filled[name]))
}
