import type { Option } from '../ui/native-select.tsx'

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
