/** The longest line that a mail may have, in bytes (RFC 5322). */
const MOST_LINE = 998

const ENCODING = 'Content-Transfer-Encoding: '
const QUOTED = `${ENCODING}quoted-printable`

/**
 * The same mail with its plain text as it was written, so that a link in a file of the outbox is whole in a text editor too. Mail programs
 * read both forms; text with a line longer than a mail may have stays as it is.
 */
export function readableMail(mail: Buffer): Buffer {
  const ends = new Set<string>()
  const done: string[] = []
  let head: string[] = []
  let body: string[] | undefined
  for (const line of mail.toString('latin1').split('\r\n')) {
    if (body && ends.has(line)) {
      done.push(partOf(head, body), line)
      head = []
      body = line.endsWith('--') ? [] : undefined
    } else if (body) body.push(line)
    else if (line !== '') head.push(line)
    else {
      const [, boundary] = /boundary="([^"]+)"/.exec(head.join('')) ?? []
      if (boundary !== undefined) ends.add(`--${boundary}`).add(`--${boundary}--`)
      body = []
    }
  }
  return Buffer.from([...done, partOf(head, body ?? [])].join('\r\n'), 'latin1')
}

/** One part: its head, and its text as it was written. What follows the end of a part has no head. */
function partOf(head: readonly string[], body: readonly string[]): string {
  if (head.length === 0) return body.join('\r\n')
  const isText = head.some((line) => line.startsWith('Content-Type: text/plain')) && head.includes(QUOTED)
  const written = isText ? unquoted(body) : undefined
  if (!written || written.some(({ length }) => length > MOST_LINE)) return [...head, '', body.join('\r\n')].join('\r\n')
  return [...head.map((line) => (line === QUOTED ? `${ENCODING}8bit` : line)), '', ...written].join('\r\n')
}

function unquoted(lines: readonly string[]): readonly string[] {
  return lines
    .join('\r\n')
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .split(/\r?\n/)
}
