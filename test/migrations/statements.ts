/** A migration as it stands in its file. */
export interface MigrationFile {
  readonly name: string
  readonly sql: string
}

/** One statement in small letters and with single spaces; each text in it stands as `'0'`, `'1'`: its place in `literals`. */
export interface SqlStatement {
  readonly text: string
  readonly literals: readonly string[]
}

const PART = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$([a-z_]*)\$[\s\S]*?\$\1\$/gi

/** The statements of a migration. Bodies in dollars are literals, too. */
export function statementsOf({ sql }: MigrationFile): readonly SqlStatement[] {
  const literals: string[] = []
  const masked = sql.replaceAll(PART, (part) => {
    if (part.startsWith('--') || part.startsWith('/*')) return ' '
    literals.push(
      part.startsWith("'") ? part.slice(1, -1).replaceAll("''", "'") : part.replaceAll(/^\$\w*\$|\$\w*\$$/g, ''),
    )
    return `'${literals.length - 1}'`
  })
  return masked
    .split(';')
    .map((text) =>
      text
        .replaceAll('"', '')
        .toLowerCase()
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/\( /g, '(')
        .replaceAll(/ \)/g, ')')
        .trim(),
    )
    .filter((text) => text !== '')
    .map((text) => ({ text, literals }))
}

/** What stands between commas that no bracket encloses. */
export function topLevelParts(text: string): readonly string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (const [index, letter] of [...text].entries()) {
    if (letter === '(') depth += 1
    else if (letter === ')') depth -= 1
    else if (letter === ',' && depth === 0) {
      parts.push(text.slice(start, index).trim())
      start = index + 1
    }
  }
  return [...parts, text.slice(start).trim()]
}

/** The values of the first `in (…)` of a part of a statement, where all of them are texts. */
export function valuesIn(part: string, literals: readonly string[]): ReadonlySet<string> | undefined {
  const list = /\bin \(((?:'\d+'(?:, ?)?)+)\)/.exec(part)?.[1]
  if (list === undefined) return undefined
  return new Set([...list.matchAll(/'(\d+)'/g)].map(([, place]) => literals[Number(place)] ?? ''))
}
