import { isUnsent, lastPaidMonth, type StandingDocument } from '#domain/documents/list-standing.ts'
import { isOffered, isOwed, type Standing } from '#domain/documents/standing.ts'
import type { Finding } from '../data/index-spec.ts'
import { documentFindings } from './document-index.ts'

type Values = Readonly<Record<string, unknown>>

const STANDING = ['documentType', 'status', 'balanceDue']

/** What the pages of documents filter and add up by (DOC-10); no first page asks for it, so none loads it. */
const findings: Readonly<Record<string, Finding>> = {
  isOwed: { fields: STANDING, of: (row) => isOwed(row as unknown as Standing) },
  isOffered: { fields: STANDING, of: (row) => isOffered(row as unknown as Standing) },
  isUnsent: { fields: STANDING, of: (row) => isUnsent(row as unknown as Standing) },
  paidMonth: { fields: ['payments'], of: ({ payments }) => lastPaidMonth(payments as StandingDocument['payments']) },
  sums: { fields: ['currency', 'total', ...STANDING], of: sums },
}

Object.assign(documentFindings, findings)

/** What adds up, as one text, so that equal ones are counted together. */
function sums({ currency, documentType, total, balanceDue }: Values): string {
  return [currency, documentType, total, balanceDue].join(' ')
}
