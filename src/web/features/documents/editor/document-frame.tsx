import type { ReactNode } from 'react'
import { DOCUMENT_RULES } from '#domain/documents/types.ts'
import { NumberLabel } from '#web/kit/documents/number-label.tsx'
import type { DocumentEditing } from './document-editing.ts'
import { CreditedInvoice } from './related-documents.tsx'
import { DocumentSeller } from './document-seller.tsx'

/** The sheet of a document: who issues it and its number, above what is written or read on it. */
export function DocumentFrame({ children, ...editing }: DocumentEditing & { readonly children: ReactNode }) {
  const name = DOCUMENT_RULES[editing.row.documentType].label.one
  return (
    <article
      aria-label={name}
      className="rounded-2xl border border-line bg-card px-8 pt-8 pb-10 max-md:rounded-xl max-md:px-4 max-md:pt-5 max-md:pb-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-6">
        <DocumentSeller {...editing} />
        <div className="text-end max-md:text-start">
          <p className="text-2xl font-bold tracking-tight">{name}</p>
          <p className="mt-0.5 font-semibold">
            <NumberLabel row={editing.row} />
          </p>
          <CreditedInvoice row={editing.row} />
        </div>
      </div>
      {children}
    </article>
  )
}
