/** Deeper than any record; deeper input would overflow recursive code. */
const DEEPEST = 32

/** A text that is no JSON, and the character where that shows. */
export class BrokenJson extends Error {
  readonly at: number

  constructor(at: number) {
    super(`no JSON at character ${at + 1}`)
    this.at = at
  }
}

/** A value inside a JSON text: its name in an object, and where it begins and ends. */
export interface JsonPart {
  readonly name: string
  readonly from: number
  readonly to: number
}

const [QUOTE, BACKSLASH, COMMA, COLON, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Buffer.from('"\\,:[]{}')

/** The place of the next sign that is no white space. */
export function nextSign(text: string, from: number): number {
  let at = from
  while (at < text.length && text.charCodeAt(at) <= 0x20) at += 1
  return at
}

/**
 * The members of the object or the entries of the list that begins at `from`, one after the other and without reading into them: so that a
 * large text is never parsed at once (OPS-06). Throws `BrokenJson`.
 */
export function* partsOf(text: string, from: number): Generator<JsonPart> {
  const isObject = text.charCodeAt(from) === OPEN_OBJECT
  if (!isObject && text.charCodeAt(from) !== OPEN_LIST) throw new BrokenJson(from)
  const close = isObject ? CLOSE_OBJECT : CLOSE_LIST
  let at = nextSign(text, from + 1)
  if (text.charCodeAt(at) === close) return
  for (;;) {
    let name = ''
    if (isObject) {
      const end = endOfText(text, at)
      name = nameOf(text, at, end)
      at = nextSign(text, end)
      if (text.charCodeAt(at) !== COLON) throw new BrokenJson(at)
      at = nextSign(text, at + 1)
    }
    const to = endOfValue(text, at)
    yield { name, from: at, to }
    at = nextSign(text, to)
    const sign = text.charCodeAt(at)
    if (sign === close) return
    if (sign !== COMMA) throw new BrokenJson(at)
    at = nextSign(text, at + 1)
  }
}

/** The value of a part. Throws `BrokenJson`. */
export function valueOf(text: string, { from, to }: JsonPart): unknown {
  try {
    return JSON.parse(text.slice(from, to)) as unknown
  } catch {
    throw new BrokenJson(from)
  }
}

function nameOf(text: string, from: number, to: number): string {
  return String(valueOf(text, { name: '', from, to }))
}

function endOfText(text: string, from: number): number {
  if (text.charCodeAt(from) !== QUOTE) throw new BrokenJson(from)
  for (let at = from + 1; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === BACKSLASH) at += 1
    else if (sign === QUOTE) return at + 1
  }
  throw new BrokenJson(from)
}

function endOfValue(text: string, from: number): number {
  const first = text.charCodeAt(from)
  if (first === QUOTE) return endOfText(text, from)
  if (first === OPEN_LIST || first === OPEN_OBJECT) return endOfNested(text, from)
  let at = from
  while (at < text.length && !isEnd(text.charCodeAt(at))) at += 1
  if (at === from) throw new BrokenJson(from)
  return at
}

function isEnd(sign: number): boolean {
  return sign <= 0x20 || sign === COMMA || sign === CLOSE_LIST || sign === CLOSE_OBJECT
}

function endOfNested(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === QUOTE) at = endOfText(text, at) - 1
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      depth += 1
      if (depth > DEEPEST) throw new BrokenJson(at)
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  throw new BrokenJson(from)
}
