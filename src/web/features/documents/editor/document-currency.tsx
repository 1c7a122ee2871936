import { Suspense, useState } from 'react'
import type { DocumentPricing } from '#contract/document-pricing.ts'
import { document } from '#contract/entities/document.ts'
import { creditedInvoice, currencyLock } from '#contract/entities/document-currency.ts'
import { type AnyPatch, type AnyRow, general } from '#contract/entity.ts'
import { useRow } from '#web/kit/data/use-store.ts'
import type { DocumentPatch, DocumentRow } from '#web/kit/documents/document-row.ts'
import { currencyOptions } from '#web/kit/format/country-names.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { showAlert } from '#web/kit/ui/confirm.ts'
import { asksInCurrency, currencyPatch, patchTo, ruledItems } from './currency-patch.ts'
import type { DocumentEditing } from './document-editing.ts'
import { QuietSelect } from './quiet-fields.tsx'
import { factMessages as messages } from './messages.ts'

const CurrencyDialog = lazyPart(() =>
  import('#web/kit/currency/currency-dialog.tsx').then((module) => module.CurrencyDialog),
)

/** The currency of a document; another one asks what becomes of the amounts that no rule prices anew (PRICE-09). */
export function DocumentCurrency({ row, actions, pricing, disabled }: DocumentEditing) {
  const named = useRow(document.kind, row.originalInvoiceId ?? '')
  const lock = disabled ? undefined : currencyLock(row, creditedInvoice(row, { get: () => named }))
  const [asked, setAsked] = useState<string>()
  const save = (patch: DocumentPatch) => actions.save(row, patch, messages.currency)

  function choose(currency: string) {
    const there = pricing.under({ currency })
    if (asksInCurrency(row, there)) return setAsked(currency)
    const patch = currencyPatch(row, currency, there)
    if (patch) save(patch)
    else void showAlert(messages.currency, messages.currencyTooLarge, messages.backToDocument)
  }
  return (
    <>
      <QuietSelect
        label={messages.currency}
        note={lock && messages.currencyLocks[lock]}
        disabled={disabled || lock !== undefined}
        value={row.currency}
        options={currencyOptions()}
        onChange={choose}
      />
      {asked !== undefined && (
        <Suspense fallback={null}>
          <CurrencyDialog
            entity={general(document)}
            row={row}
            from={row.currency}
            to={asked}
            title={messages.currencyTitle(row.currency, asked)}
            lead={messages.currencyLead}
            adjusted={(moved) => withRules(row, moved, pricing.under({ currency: asked }))}
            onTake={(patch) => {
              setAsked(undefined)
              save(patchTo(row, asked, movedItems(patch) ?? row.items))
            }}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

/** What rules say of the lines of a document that was moved into their currency. */
function withRules(row: DocumentRow, moved: AnyRow, pricing: DocumentPricing): AnyPatch {
  return { items: ruledItems(row, movedItems(moved) ?? row.items, pricing) }
}

/** The dialog knows rows of every kind. */
function movedItems({ items }: AnyPatch): DocumentRow['items'] | undefined {
  return items as DocumentRow['items'] | undefined
}
