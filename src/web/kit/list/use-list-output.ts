import type { Kind, RowOfKind } from '#contract/row-kinds.ts'
import { retry } from '../load/retry.ts'
import type { ListView } from './list-view.ts'
import type { ListState } from './use-list.ts'

interface OutputProps<K extends Kind, Context> {
  readonly view: ListView<K, Context>
  readonly state: ListState<RowOfKind<K>>
  readonly columns: { readonly shown: readonly string[] }
  readonly context: Context
}

/** How what a list shows leaves it. */
export interface ListOutput {
  readonly copy: () => void
  /** Saves the columns that stand, or all there are. */
  readonly save: (format: 'csv' | 'xlsx', isWhole?: boolean) => void
}

/** Copies and saves what the list shows: the chosen rows, else all that it finds. */
export function useListOutput<K extends Kind, Context>(props: OutputProps<K, Context>): ListOutput {
  const { view, state, columns, context } = props
  const values = async (shown: readonly string[]) => {
    const [{ listValues }, output] = await retry(() =>
      Promise.all([import('./list-values.ts'), import('./save-list.ts')]),
    )
    const rows = state.selection.count > 0 ? state.selection.rows : state.all()
    return { output, values: listValues(view, shown, rows, context) }
  }
  return {
    copy: () => void values(columns.shown).then((made) => made.output.copyList(view.kind, made.values)),
    save: (format, isWhole = false) =>
      void values(isWhole ? Object.keys(view.columns) : columns.shown).then((made) =>
        made.output.saveList(view.kind, view.messages().title, made.values, format),
      ),
  }
}
