/** Texts for a number of things by plural category; a category that has none takes `other`. */
export type PluralTexts = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

const rules = new Map<string, Intl.PluralRules>()

/** The text for a number by the plural category that it has in a language, such as `one` or `few`. */
export function pluralOf(language: string, count: number, texts: PluralTexts): string {
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)
  return texts[known.select(count)] ?? texts.other
}
