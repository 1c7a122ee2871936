import { isCurrency } from '#domain/currencies.ts'
import type { SearchParam } from './search-params.ts'

/** The code of a currency, in letters of any case; empty for none. */
export const currencyParam: SearchParam<string> = {
  read: (text = '') => (isCurrency(text.toUpperCase()) ? text.toUpperCase() : ''),
  write: (code) => (code === '' ? undefined : code),
}
