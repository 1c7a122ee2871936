import type { Listing, ListFilter } from '#contract/lists/declared-list.ts'
import { UUID } from '#contract/row-id.ts'
import type { Filter } from '../data/index-spec.ts'

/** What the text of a filter asks of the index of its kind, where the filter does not say that by itself; empty text: nothing is asked. */
export type ToldToIndex = Readonly<Record<string, (text: string) => Conditions>>

type Conditions = Pick<Filter, 'where' | 'between'>

/** What a declared list asks of the index of a large kind: the same rows as REST answers (API-03). */
export function indexFilter(
  list: Listing,
  asked: { readonly search: string; readonly filters: Readonly<Record<string, string>> },
  told: ToldToIndex = {},
): Required<Omit<Filter, 'beginning'>> {
  const conditions = Object.entries(list.filters).map(([name, filter]) => {
    const text = asked.filters[name] ?? ''
    return told[name]?.(text) ?? (text === '' ? {} : conditionsOf(filter, text))
  })
  const between: Record<string, readonly [string, string]> = {}
  for (const [field, [first, last]] of conditions.flatMap((each) => Object.entries(each.between ?? {}))) {
    const [from, to] = between[field] ?? ['', '']
    between[field] = [first || from, last || to]
  }
  return { search: asked.search, where: Object.assign({}, ...conditions.map(({ where }) => where)), between }
}

function conditionsOf(filter: ListFilter, text: string): Conditions {
  switch (filter.by) {
    case 'words':
      return Object.hasOwn(filter.words, text) ? { where: { [filter.field]: filter.words[text] } } : {}
    case 'value':
      if (text === filter.absent) return { where: { [filter.field]: filter.isId ? null : '' } }
      return filter.isId && !UUID.test(text) ? {} : { where: { [filter.field]: text } }
    case 'bound':
      return { between: { [filter.term.field]: filter.end === 'from' ? [text, ''] : ['', text] } }
    default:
      return {}
  }
}
