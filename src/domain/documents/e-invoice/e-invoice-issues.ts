import { buyerIssues } from './check/buyer-rules.ts'
import { countryIssues } from './check/country-rules.ts'
import { categoriesOf, documentIssues } from './check/document-rules.ts'
import type { Checked, EInvoiceIssue, Rules } from './check/issue.ts'
import { lineIssues } from './check/line-rules.ts'
import { sellerIssues } from './check/seller-rules.ts'
import { totalsIssues } from './check/totals-rules.ts'
import { keepsGermanRules } from './e-invoice.ts'
import { type EInvoiceFormat, FORMAT_RULES } from './formats.ts'
import type { EInvoiceSource } from './source.ts'

const GROUPS: readonly Rules[] = [documentIssues, sellerIssues, buyerIssues, lineIssues, totalsIssues, countryIssues]

/**
 * All issues of a document in a format, errors first: without an error the file passes the official rules (EN 16931 1.3.16, Peppol BIS 3
 * 2026.5, XRechnung 3.0.2). Each issue names the field to correct.
 */
export function eInvoiceIssues(source: EInvoiceSource, format: EInvoiceFormat): readonly EInvoiceIssue[] {
  const rules = FORMAT_RULES[format]
  const isGerman = keepsGermanRules(source, rules.profile)
  const checked: Checked = { source, format, rules, isGerman, categories: categoriesOf({ source }) }
  const found = new Map(
    GROUPS.flatMap((group) => group(checked)).map((issue) => [`${issue.level} ${issue.field}`, issue]),
  )
  return [...found.values()].toSorted((a, b) => rank(a) - rank(b))
}

function rank({ level }: EInvoiceIssue): number {
  return level === 'error' ? 0 : 1
}

/** Whether all issues are warnings. */
export function canLeave(issues: readonly EInvoiceIssue[]): boolean {
  return issues.every(({ level }) => level !== 'error')
}
