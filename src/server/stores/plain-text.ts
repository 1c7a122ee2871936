import { plainText as withoutKnownTags } from '#domain/import/plain-text.ts'

/** Longer descriptions are cut: they are pages made by a page builder. */
const MOST_MARKUP = 200_000
const TAGS = /<(\/?)([a-zA-Z][a-zA-Z0-9-]*)(?:[^<>a-zA-Z0-9-][^<>]*)?>/g
/** Tags that become line ends, list marks or hidden parts. */
const TELLING = new Set('br p div h1 h2 h3 h4 h5 h6 li tr ul ol table script style head'.split(' '))
const BLOCKS = new Set(
  'address article aside blockquote caption dd dl dt fieldset figcaption figure footer form header hr main nav pre section'.split(
    ' ',
  ),
)

/** The text of a store's HTML (STORE-02): no tag of whatever name, blocks and list items on lines of their own, entities decoded. */
export function plainText(html: string): string {
  return withoutKnownTags(html.slice(0, MOST_MARKUP).replace(TAGS, telling))
}

/** A name as a store writes it in HTML, on one line. */
export function plainLine(html: string): string {
  return plainText(html).replaceAll('\n', ' ')
}

function telling(tag: string, closing: string, name: string): string {
  const known = name.toLowerCase()
  if (TELLING.has(known)) return tag
  return BLOCKS.has(known) && (closing !== '' || known === 'hr') ? '<br>' : ''
}
