import type { PaymentMethod } from '#domain/documents/payments.ts'
import type { TaxCategory } from '#domain/documents/totals.ts'
import type { Option } from '../ui/native-select.tsx'

/** Tax categories. */
export const categoryMessages: Readonly<Record<TaxCategory, string>> = {
  S: 'Standard rate',
  Z: 'Zero rate',
  E: 'Exempt',
  AE: 'Reverse charge',
  K: 'Within the EU',
  G: 'Export',
  O: 'Not subject to VAT',
}

/** How money was paid. */
export const methodMessages: Readonly<Record<PaymentMethod, string>> = {
  transfer: 'Transfer',
  cash: 'Cash',
  card: 'Card',
  'direct-debit': 'Direct debit',
  cheque: 'Cheque',
  online: 'Online',
  other: 'Other',
}

/** The languages that documents are written in, each by its own name. */
const LANGUAGES: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  pt: 'Português',
  nl: 'Nederlands',
  pl: 'Polski',
  ar: 'العربية',
  he: 'עברית',
  zh: '中文',
}

/** The languages to choose from for documents, and which of them a language tag means; `none` stands for no choice. */
export function languageChoice(tag: string, none: string): { readonly value: string; readonly options: Option[] } {
  const language = tag.split('-')[0]?.toLowerCase() ?? ''
  const options = Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))
  return { value: language in LANGUAGES ? language : '', options: [{ value: '', label: none }, ...options] }
}
