import { isOffered, isOwed, openAmount, type Standing } from '#domain/documents/standing.ts'
import type { Finding } from '../data/index-spec.ts'
import { documentFindings } from './document-index.ts'

type Values = Readonly<Record<string, unknown>>

const STANDING = ['documentType', 'status', 'balanceDue']

/** What the pages of documents filter and add up by (DOC-10); no first page asks for it, so none loads it. */
const findings: Readonly<Record<string, Finding>> = {
  isOwed: { fields: STANDING, of: (row) => isOwed(row as unknown as Standing) },
  isOffered: { fields: STANDING, of: (row) => isOffered(row as unknown as Standing) },
  isUnsent: {
    fields: STANDING,
    of: ({ status, documentType }) => status === 'draft' && documentType !== 'template',
  },
  paidMonth: { fields: ['payments'], of: paidMonth },
  sums: { fields: ['currency', 'total', 'creditedAmount', ...STANDING], of: sums },
}

Object.assign(documentFindings, findings)

/** The month of the last payment, YYYY-MM; empty without one. */
function paidMonth({ payments }: Values): string {
  const days = (payments as readonly { readonly date: string | null }[]).map(({ date }) => date ?? '')
  return (days.sort().at(-1) ?? '').slice(0, 7)
}

/** What adds up, as one text, so that equal ones are counted together. */
function sums({ currency, documentType, total, balanceDue, creditedAmount }: Values): string {
  const open = openAmount({ balanceDue: Number(balanceDue), creditedAmount: Number(creditedAmount) })
  return [currency, documentType, total, open].join(' ')
}
