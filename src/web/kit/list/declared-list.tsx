import type { Kind } from '#contract/row-kinds.ts'
import { type DeclaredListProps, ShownList } from './shown-list.tsx'
import { useList } from './use-list.ts'

/**
 * A list as its declaration shows it: search, filters, order, columns, pages, choice of many, keys, saved views, copy, export and import.
 * A page calls it as a part; what is different about a list stands in the page.
 */
export function DeclaredList<K extends Kind, Context>(props: DeclaredListProps<K, Context>) {
  return <ShownList {...props} state={useList(props.view, props.rows, props.context)} count={props.rows.length} />
}
