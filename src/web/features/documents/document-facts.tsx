import { DOCUMENT_RULES } from '#domain/documents/types.ts'
import { document } from '#contract/entities/document.ts'
import { creditedInvoice, currencyLock } from '#contract/entities/document-currency.ts'
import { useRates } from '#web/kit/currency/use-rates.ts'
import { useRow } from '#web/kit/data/use-store.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { readField } from '#web/kit/form/read-field.ts'
import { currencyOptions } from '#web/kit/format/places.ts'
import { showAlert } from '#web/kit/ui/confirm.ts'
import type { DocumentActs } from './document-acts.ts'
import { currencyPatch } from './document-currency-patch.ts'
import { lackedTaxRate } from './document-own-tax.ts'
import { QuietDay, QuietSelect, QuietText } from './document-quiet-fields.tsx'
import { TaxRateField } from './document-tax-rate.tsx'
import { documentText } from './document-text.ts'
import type { DocumentPricing } from '#contract/document-pricing.ts'

const text = documentText.facts

interface DocumentFactsProps {
  readonly row: DocumentRow
  readonly acts: DocumentActs
  readonly pricing: DocumentPricing
  readonly disabled: boolean
}

/** The dates and terms of a document. */
export function DocumentFacts({ row, acts, pricing, disabled }: DocumentFactsProps) {
  const { documentType } = row
  const { isPaid, isBought } = DOCUMENT_RULES[documentType]
  const due = documentType === 'quote' ? text.validUntil : isPaid ? text.dueDate : undefined
  const named = useRow(document.kind, row.originalInvoiceId ?? '')
  const lock = disabled ? undefined : currencyLock(row, creditedInvoice(row, { get: () => named }))
  // Where no rate is known, the notice above the document asks for it.
  const isLacking = lackedTaxRate(row, useRates()) !== undefined
  function setCurrency(currency: string) {
    const patch = currencyPatch(row, currency, pricing.under({ currency }))
    if (patch) acts.save(row, patch, text.currency)
    else void showAlert(text.currency, text.currencyTooLarge, text.backToDocument)
  }
  return (
    <div className="grid grid-cols-2 content-start gap-x-2 gap-y-2 max-md:-ml-2">
      <QuietDay
        required
        label={text.issueDate}
        disabled={disabled}
        value={row.issueDate}
        onSave={(issueDate) => acts.save(row, { issueDate }, text.issueDate)}
      />
      {due && (
        <QuietDay
          label={due}
          disabled={disabled}
          value={row.dueDate}
          onSave={(dueDate) => acts.save(row, { dueDate }, due)}
        />
      )}
      <QuietDay
        label={isBought ? text.expected : text.deliveryDate}
        disabled={disabled}
        value={row.deliveryDate}
        onSave={(deliveryDate) => acts.save(row, { deliveryDate }, text.deliveryDate)}
      />
      <QuietSelect
        label={text.currency}
        note={lock && text.currencyLocks[lock]}
        disabled={disabled || lock !== undefined}
        value={row.currency}
        options={currencyOptions}
        onChange={setCurrency}
      />
      {!isLacking && <TaxRateField row={row} acts={acts} disabled={disabled} />}
      {isPaid && (
        <QuietText
          label={text.paymentTerms}
          className="col-span-2"
          disabled={disabled}
          value={row.paymentTerms}
          read={readField(document.fields.paymentTerms)}
          onSave={(paymentTerms) => acts.save(row, { paymentTerms }, text.paymentTerms)}
        />
      )}
      {documentType === 'creditnote' && (
        <QuietText
          label={text.reason}
          className="col-span-2"
          disabled={disabled}
          value={row.reason}
          read={readField(document.fields.reason)}
          onSave={(reason) => acts.save(row, { reason }, text.reason)}
        />
      )}
    </div>
  )
}
