import { isUnsent, lastPaidMonth } from '#domain/documents/document-filters.ts'
import { isOffered, isOwed } from '#domain/documents/document-state.ts'
import { standingBalance } from '#domain/documents/open-amount.ts'
import { findingOf } from '../data/index-spec.ts'
import { documentFindings } from './document-index.ts'

const STANDING = ['documentType', 'status', 'balanceDue'] as const

/** What the pages of documents filter and add up by (DOC-10); no first page asks for it, so none loads it. */
Object.assign(documentFindings, {
  isOwed: findingOf('document', STANDING, isOwed),
  isOffered: findingOf('document', STANDING, isOffered),
  isUnsent: findingOf('document', STANDING, isUnsent),
  paidMonth: findingOf('document', ['payments'], ({ payments }) => lastPaidMonth(payments)),
  // What adds up, as one text, so that equal ones are counted together.
  sums: findingOf('document', ['currency', 'total', ...STANDING], (row) =>
    [row.currency, row.documentType, row.total, standingBalance(row) ?? 0].join(' '),
  ),
})
