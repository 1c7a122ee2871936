/** Escaped XML text. */
export type Xml = string

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Characters that XML 1.0 forbids, even escaped: control characters, the two non-characters, lone surrogates. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** A text as XML stores it: without forbidden characters, line ends as LF, trimmed. */
export function keptText(value: string): string {
  return value.replace(/\r\n?/g, '\n').replace(FORBIDDEN, '').trim()
}

/** Text escaped for an element or an attribute. */
function xmlText(value: string): string {
  return keptText(value).replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '')
}

/** An element with a text; empty if the text is empty. */
export function leaf(name: string, value: string, attributes: Readonly<Record<string, string>> = {}): Xml {
  const text = xmlText(value)
  return text === '' ? '' : `<${name}${attributesText(attributes)}>${text}</${name}>`
}

/** An element around others; empty if they are all empty. */
export function group(name: string, ...parts: readonly Xml[]): Xml {
  const content = parts.join('')
  return content === '' ? '' : `<${name}>${content}</${name}>`
}

/** The whole file: declaration and root element with its namespaces. */
export function xmlFile(root: string, namespaces: Readonly<Record<string, string>>, ...parts: readonly Xml[]): Xml {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}${attributesText(namespaces)}>${parts.join('')}</${root}>\n`
}

function attributesText(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${xmlText(value)}"`)
    .join('')
}
