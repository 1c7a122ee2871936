/** An element as it was read. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** The text of an element without children. */
  readonly text: string
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescaped(text: string): string {
  if (/&(?!(amp|lt|gt|quot|apos);)/.test(text)) throw new Error(`unknown entity in ${text}`)
  return text.replace(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? '')
}

const TAG = /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>/y
const ATTRIBUTE = /([\w:.-]+)="([^"]*)"/g
/** Everything that XML 1.0 allows in a document. */
const ALLOWED = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u

interface Open {
  readonly name: string
  readonly attributes: Record<string, string>
  readonly children: XmlElement[]
  text: string
}

/** Reads a file of one root element, elements, attributes and text; throws on anything that is not well-formed. */
export function readXml(file: string): XmlElement {
  if (!ALLOWED.test(file)) throw new Error('a character that XML does not allow')
  const head = /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/.exec(file)
  if (!head) throw new Error('no declaration')
  const top: Open = { name: '', attributes: {}, children: [], text: '' }
  const open = [top]
  let at = head[0].length
  while (at < file.length) {
    const here = open.at(-1) ?? top
    if (file[at] !== '<') {
      const end = file.indexOf('<', at)
      here.text += unescaped(file.slice(at, end < 0 ? undefined : end))
      at = end < 0 ? file.length : end
      continue
    }
    TAG.lastIndex = at
    const tag = TAG.exec(file)
    if (!tag) throw new Error(`no tag at ${file.slice(at, at + 40)}`)
    const [whole, closes, name = '', attributes = '', isEmpty] = tag
    at += whole.length
    if (closes) close(open, name)
    else open.push({ name, attributes: attributesOf(attributes), children: [], text: '' })
    if (isEmpty) close(open, name)
  }
  const [root] = top.children
  if (open.length > 1 || !root || top.children.length > 1 || top.text.trim() !== '') throw new Error('not one root')
  return root
}

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, unescaped(value)] as const)
  if (new Set(pairs.map(([name]) => name)).size !== pairs.length) throw new Error('an attribute twice')
  return Object.fromEntries(pairs)
}

function close(open: Open[], name: string): void {
  const last = open.pop()
  const parent = open.at(-1)
  if (!last || !parent || last.name !== name) throw new Error(`${name} closes ${last?.name ?? 'nothing'}`)
  if (last.children.length > 0 && last.text.trim() !== '') throw new Error(`text beside elements in ${name}`)
  parent.children.push(last)
}

/** Every element below and including one. */
export function everyElement(element: XmlElement): readonly XmlElement[] {
  return [element, ...element.children.flatMap(everyElement)]
}

/** The elements at a path of names below one. */
export function allAt(element: XmlElement, path: string): readonly XmlElement[] {
  return path
    .split('/')
    .reduce<readonly XmlElement[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [element],
    )
}

/** The text at a path; empty where there is none. Throws where there are several. */
export function textAt(element: XmlElement, path: string): string {
  const found = allAt(element, path)
  if (found.length > 1) throw new Error(`${path} stands ${found.length} times`)
  return found[0]?.text ?? ''
}
