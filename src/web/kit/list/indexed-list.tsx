import type { Kind } from '#contract/row-kinds.ts'
import { useQuery } from '../data/use-store.ts'
import { type DeclaredListProps, ShownList } from './shown-list.tsx'
import { useIndexedList } from './use-indexed-list.ts'

const ANY = { page: 1, pageSize: 1, isAhead: true }

/** A declared list of a large kind: its rows are found by their index, which the view says how to ask. */
export function IndexedList<K extends Kind, Context>(props: Omit<DeclaredListProps<K, Context>, 'rows'>) {
  const state = useIndexedList(props.view, props.context)
  const { total } = useQuery(props.view.kind, ANY)
  // A search that finds nothing among rows on their way does not take its own field away.
  const count = state.answer === 'whole' || !state.isNarrowed ? total : Math.max(total, 1)
  return <ShownList {...props} rows={state.page.shown} state={state} count={count} />
}
