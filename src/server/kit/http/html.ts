/** Markup that is safe to put into a page. */
export interface Html {
  readonly markup: string
}

type Part = Html | string | number | false | undefined | readonly Html[]

/** Builds markup; every value that is not markup itself is escaped. */
export function html(texts: TemplateStringsArray, ...values: readonly Part[]): Html {
  return { markup: texts.reduce((markup, text, index) => markup + markupOf(values[index - 1]) + text) }
}

function markupOf(part: Part): string {
  if (part === undefined || part === false) return ''
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part))
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
