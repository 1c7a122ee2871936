import { looseSearches, type Match, matchName, stemSearch } from '#domain/assistant/name-match.ts'
import { tokensOf } from '#domain/assistant/tokens.ts'
import type { Mention, Named } from '#domain/assistant/asked.ts'
import { customerTitle } from '#domain/customer-title.ts'
import type { PageContext } from '../ask.ts'
import { calling, resultOf } from '../built-in.ts'
import type { ToolCall, ToolOutcome } from '../tools.ts'

/** What was found by a name: the row that is meant, rows that fit alike, or none, with those that fit in part. */
export type Naming =
  | {
      readonly one: NamedThing
      /** What was written in the place of its name, where that has a slip of the keys. */
      readonly slip?: string
    }
  | { readonly several: readonly NamedThing[] }
  | { readonly near: readonly NamedThing[]; readonly raw: string }
  /** The words name a record of another kind that goes along with the question. */
  | { readonly other: true }

/** A row with what it is called. */
export interface NamedThing {
  readonly id: string
  /** All its names, which words are compared with. */
  readonly name: string
  /** What people call it. */
  readonly shown: string
  /** Its SKU, if it has one. */
  readonly code: string
}

type Finding = Generator<ToolCall, Naming, ToolOutcome>
type Rows = Generator<ToolCall, readonly NamedThing[], ToolOutcome>
type Kind = 'product' | 'customer'

/** As many rows as are compared with a name. */
const COMPARED = 50

/** The product or customer that is meant: what is open, or what the words name, however they are spelt. */
export function* named(kind: Kind, mention: Mention, page: PageContext | undefined): Finding {
  if (mention === 'here') {
    const open = page?.records.find((record) => record.kind === kind)
    return open ? { one: { ...open, shown: open.name, code: '' } } : { near: [], raw: '' }
  }
  const known = recordsIn(mention.words, page)
  const own = known.find((record) => record.kind === kind)
  const first = yield* byName(kind, mention)
  if ('one' in first) return first
  if (own) return { one: { ...own, shown: own.name, code: '' } }
  if ('several' in first) return first
  for (const other of mention.also ?? []) {
    const next = yield* byName(kind, other)
    if ('one' in next) return next
  }
  return known.length > 0 ? { other: true } : first
}

/** The records that go along with a question whose names are among these words: chosen behind an @, or open (CHAT-04). */
export function recordsIn(words: readonly string[], page: PageContext | undefined): PageContext['records'] {
  const text = ` ${words.join(' ')} `
  return (page?.records ?? []).filter(({ name }) => {
    const own = tokensOf(name, '.').map((token) => token.text)
    return own.length > 0 && text.includes(` ${own.join(' ')} `)
  })
}

function* byName(kind: Kind, { words, raw }: Named): Finding {
  const found = [...(yield* search(kind, stemSearch(words)))]
  const match = matchName(words, found)
  if (!('near' in match)) return namingOf(match, raw)
  for (const loose of looseSearches(words)) {
    for (const row of yield* search(kind, loose)) if (!found.some(({ id }) => id === row.id)) found.push(row)
    const again = matchName(words, found)
    if (!('near' in again)) return namingOf(again, raw)
  }
  const nearest = matchName(words, found)
  return 'near' in nearest ? { ...nearest, raw } : nearest
}

function namingOf(match: Exclude<Match<NamedThing>, { readonly near: unknown }>, raw: string): Naming {
  return 'one' in match ? { one: match.one, ...(match.hasSlip ? { slip: raw } : {}) } : match
}

function* search(kind: Kind, words: string): Rows {
  if (kind === 'customer') {
    const found = resultOf(yield* calling('find_customers', { search: words, limit: COMPARED }))
    return (found?.items ?? []).map(({ id, name, company }) => ({
      id,
      name: `${company} ${name}`,
      shown: customerTitle({ company, name }),
      code: '',
    }))
  }
  const found = resultOf(yield* calling('find_products', { search: words, limit: COMPARED }))
  return (found?.items ?? []).map(({ id, name, sku }) => ({ id, name, shown: name, code: sku }))
}
