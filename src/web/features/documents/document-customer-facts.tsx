import { document } from '#contract/entities/document.ts'
import type { DocumentPatch, DocumentRow } from '#web/kit/documents/document-row.ts'
import { schemeOptions } from '#web/kit/documents/scheme-options.ts'
import { readField } from '#web/kit/form/read-field.ts'
import { QuietSelect, QuietText } from './document-quiet-fields.tsx'
import { documentText } from './document-text.ts'

const { fields } = document
const REACHED = ['customerEmail', 'customerPhone'] as const
/** What e-invoices and tax authorities read of a buyer (DOC-16). */
const REGISTERED = ['customerVatId', 'customerRegistrationNumber'] as const
const REFERRED = ['buyerReference', 'orderReference'] as const
const WIDE = 'col-span-2'
const SCHEMES = schemeOptions(documentText.customer.noScheme)

interface CustomerFactsProps {
  readonly row: DocumentRow
  /** Shows what is empty as well. */
  readonly isOpen: boolean
  /** Fields that an e-invoice missed: shown even while empty. */
  readonly asked: ReadonlySet<string>
  readonly disabled: boolean
  readonly save: (patch: DocumentPatch, what: string) => void
}

/** How the customer of a document is reached, and what their e-invoice says of them: what is filled in or missed, or everything. */
export function CustomerFacts({ row, isOpen, asked, disabled, save }: CustomerFactsProps) {
  const isShown = (name: keyof DocumentRow): boolean => isOpen || row[name] !== '' || asked.has(name)
  const line = (name: TextName, className = '') => (
    <QuietText
      key={name}
      label={fields[name].label}
      placeholder="–"
      className={className}
      disabled={disabled}
      value={row[name]}
      read={readField(fields[name])}
      onSave={(value) => save({ [name]: value }, fields[name].label)}
    />
  )
  const isSentTo = isShown('customerElectronicAddress') || isShown('customerElectronicScheme')
  return (
    <div className="grid grid-cols-2 gap-x-2">
      {REACHED.filter(isShown).map((name) => line(name, WIDE))}
      {REGISTERED.filter(isShown).map((name) => line(name, 'max-md:col-span-2'))}
      {REFERRED.filter(isShown).map((name) => line(name, WIDE))}
      {isSentTo && (
        <>
          {line('customerElectronicAddress', WIDE)}
          <QuietSelect
            label={fields.customerElectronicScheme.label}
            className={WIDE}
            disabled={disabled}
            value={row.customerElectronicScheme}
            options={SCHEMES}
            onChange={(customerElectronicScheme) =>
              save({ customerElectronicScheme }, fields.customerElectronicScheme.label)
            }
          />
        </>
      )}
    </div>
  )
}

type TextName =
  | (typeof REACHED)[number]
  | (typeof REGISTERED)[number]
  | (typeof REFERRED)[number]
  | 'customerElectronicAddress'
