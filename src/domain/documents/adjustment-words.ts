import { type PaperLanguage, paperLanguageOf } from './paper-language.ts'

/** What is taken off a line or a document, and what is put on it. */
interface AdjustmentWords {
  readonly discount: string
  readonly surcharge: string
}

const WORDS: Readonly<Record<PaperLanguage, AdjustmentWords>> = {
  en: { discount: 'Discount', surcharge: 'Surcharge' },
  de: { discount: 'Rabatt', surcharge: 'Zuschlag' },
  fr: { discount: 'Remise', surcharge: 'Supplément' },
  es: { discount: 'Descuento', surcharge: 'Suplemento' },
  it: { discount: 'Sconto', surcharge: 'Supplemento' },
  pt: { discount: 'Desconto', surcharge: 'Suplemento' },
  nl: { discount: 'Korting', surcharge: 'Toeslag' },
  pl: { discount: 'Rabat', surcharge: 'Dopłata' },
  ar: { discount: 'الخصم', surcharge: 'رسم إضافي' },
  he: { discount: 'הנחה', surcharge: 'תוספת' },
  zh: { discount: '折扣', surcharge: '附加费' },
}

/** The words for a discount and a surcharge in the language of a tag. PDF and e-invoice say the same (DOC-16). */
export function adjustmentWords(language: string): AdjustmentWords {
  return WORDS[paperLanguageOf(language) ?? 'en']
}
