import { document } from '#contract/entities/document.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { schemeOptions } from '#web/kit/documents/scheme-options.ts'
import type { DocumentEditing } from './document-editing.ts'
import { DocumentField } from './document-field.tsx'
import { QuietSelect } from './quiet-fields.tsx'
import { customerMessages } from './messages.ts'

const SCHEME = document.fields.customerElectronicScheme
const WIDE = 'col-span-2'
/** How the customer is reached, and what e-invoices and tax authorities read of a buyer (DOC-16). */
const FACTS = [
  { name: 'customerEmail', className: WIDE },
  { name: 'customerPhone', className: WIDE },
  { name: 'customerVatId', className: 'max-md:col-span-2' },
  { name: 'customerRegistrationNumber', className: 'max-md:col-span-2' },
  { name: 'buyerReference', className: WIDE },
  { name: 'orderReference', className: WIDE },
] as const

interface CustomerFactsProps extends Pick<DocumentEditing, 'row' | 'actions' | 'disabled'> {
  /** Shows what is empty as well. */
  readonly isOpen: boolean
  /** Fields that an e-invoice missed: shown even while empty. */
  readonly asked: ReadonlySet<string>
}

/** How the customer of a document is reached, and what their e-invoice says of them: what is filled in or missed, or everything. */
export function CustomerFacts({ isOpen, asked, ...editing }: CustomerFactsProps) {
  const { row, actions, disabled } = editing
  const isShown = (name: keyof DocumentRow): boolean => isOpen || row[name] !== '' || asked.has(name)
  return (
    <div className="grid grid-cols-2 gap-x-2">
      {FACTS.filter(({ name }) => isShown(name)).map((fact) => (
        <DocumentField key={fact.name} {...editing} {...fact} />
      ))}
      {(isShown('customerElectronicAddress') || isShown('customerElectronicScheme')) && (
        <>
          <DocumentField {...editing} name="customerElectronicAddress" className={WIDE} />
          <QuietSelect
            label={SCHEME.label}
            className={WIDE}
            disabled={disabled}
            value={row.customerElectronicScheme}
            options={schemeOptions(customerMessages.noScheme)}
            onChange={(customerElectronicScheme) => actions.save(row, { customerElectronicScheme }, SCHEME.label)}
          />
        </>
      )}
    </div>
  )
}
