/** The head of a letter by lower-case names, folded lines and encoded words undone (RFC 5322, RFC 2047). */
export function headersOf(source: string): Readonly<Record<string, string>> {
  const [head = ''] = source.split('\r\n\r\n')
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  const pairs = lines.map((line) => {
    const at = line.indexOf(':')
    return [line.slice(0, at).toLowerCase(), decodedWords(line.slice(at + 1).trim())]
  })
  return Object.fromEntries(pairs) as Record<string, string>
}

/** The text of a letter in one of its forms. */
export function textOf(source: string, type: 'text/plain' | 'text/html' = 'text/plain'): string {
  return contentOf(partOf(source, (head) => head.includes(`Content-Type: ${type}`)))
    .toString('utf8')
    .replaceAll('\r\n', '\n')
}

/** The file that came along. */
export function attachmentOf(source: string): { readonly name: string; readonly bytes: Buffer } {
  const part = partOf(source, (head) => head.includes('Content-Disposition: attachment'))
  const name = /filename="?([^"\r\n]*)"?/.exec(part.replaceAll(/\r\n[ \t]+/g, ' '))?.[1] ?? ''
  return { name: decodedWords(name), bytes: contentOf(part) }
}

function partOf(source: string, isIt: (head: string) => boolean): string {
  const parts = source.split(/\r\n--[^\r\n]+\r\n/)
  const found = parts.find((part) => isIt(part.split('\r\n\r\n')[0] ?? ''))
  if (found === undefined) throw new Error('the letter has no such part')
  return found
}

function contentOf(part: string): Buffer {
  const at = part.indexOf('\r\n\r\n')
  const [head, body] = [part.slice(0, at), part.slice(at + 4).replace(/\r\n--[^\r\n]*--\s*$/, '')]
  if (/^Content-Transfer-Encoding: base64/im.test(head)) return Buffer.from(body, 'base64')
  return /^Content-Transfer-Encoding: quoted-printable/im.test(head) ? unquoted(body) : Buffer.from(body)
}

function unquoted(text: string): Buffer {
  const joined = text.replaceAll(/=\r\n/g, '')
  return Buffer.from(
    joined.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
}

function decodedWords(text: string): string {
  const word = /=\?utf-8\?([bq])\?([^?]*)\?=(?:\s+(?==\?utf-8))?/gi
  return text.replaceAll(word, (_, form: string, body: string) => {
    if (form.toLowerCase() === 'b') return Buffer.from(body, 'base64').toString('utf8')
    return unquoted(body.replaceAll('_', ' ')).toString('utf8')
  })
}
