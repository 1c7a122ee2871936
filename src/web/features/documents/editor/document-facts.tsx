import { Fragment } from 'react'
import { useRates } from '#web/kit/currency/use-rates.ts'
import { DocumentCurrency } from './document-currency.tsx'
import type { DocumentEditing } from './document-editing.ts'
import { DocumentField } from './document-field.tsx'
import { factsOf } from './facts-of.ts'
import { lackedTaxRate } from './own-tax.ts'
import { TaxRateField } from './tax-rate-field.tsx'

/** The days and terms of a document. */
export function DocumentFacts({ pricing, ...editing }: DocumentEditing) {
  // Where no rate is known, the notice above the document asks for it.
  const isLacking = lackedTaxRate(editing.row, useRates()) !== undefined
  return (
    <div className="grid grid-cols-2 content-start max-[22rem]:grid-cols-1 gap-x-2 gap-y-2 max-md:-ms-2">
      {factsOf(editing.row).map(({ name, label, isWide }) =>
        name === 'currency' ? (
          <Fragment key={name}>
            <DocumentCurrency {...editing} pricing={pricing} />
            {!isLacking && <TaxRateField {...editing} />}
          </Fragment>
        ) : (
          <DocumentField key={name} {...editing} name={name} label={label} className={isWide ? 'col-span-full' : ''} />
        ),
      )}
    </div>
  )
}
