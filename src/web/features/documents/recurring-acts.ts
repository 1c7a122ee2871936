import { useMemo } from 'react'
import { recurringDocument } from '#contract/entities/recurring-document.ts'
import { type AnyPatch, type AnyRow, general, type PatchOf, type RowOf, writableValues } from '#contract/entity.ts'
import { oncePerPress } from '#web/kit/data/once-per-press.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { showToast } from '#web/kit/ui/toast.ts'
import { attempt } from './document-attempt.ts'
import { recurringText as text } from './recurring-text.ts'

export type RecurringRow = RowOf<typeof recurringDocument.fields>
export type RecurringPatch = PatchOf<typeof recurringDocument.fields>

const KIND = recurringDocument.kind

/** Rows of the kind `recurringDocument`, with the types of their fields, by name. */
export function asRecurring(rows: readonly AnyRow[]): readonly RecurringRow[] {
  return (rows as readonly (AnyRow & RecurringRow)[]).toSorted((a, b) => a.name.localeCompare(b.name))
}

/** What can be done with recurring invoices; each tells of its failure. */
export interface RecurringActs {
  /** Makes one, or changes the one of an id; whether it could. */
  readonly save: (id: string | undefined, data: RecurringPatch) => Promise<boolean>
  readonly remove: (row: RecurringRow) => Promise<void>
}

/** The acts on recurring invoices of the signed-in user. */
export function useRecurringActs(): RecurringActs {
  const store = useStore()
  return useMemo(() => {
    const write = (id: string | undefined, data: AnyPatch) =>
      attempt(
        id === undefined ? 'create' : 'change',
        () =>
          id === undefined
            ? oncePerPress(`create recurring ${JSON.stringify(data)}`, () =>
                store.mutate({ op: 'put', kind: KIND, id: store.newId(), data }),
              )
            : store.mutate({ op: 'patch', kind: KIND, id, data }),
        text.thing,
      )
    return {
      save: async (id, data) => (await write(id, data)) !== undefined,
      async remove(row) {
        const deleted = () => store.mutate({ op: 'delete', kind: KIND, id: row.id })
        if ((await attempt('delete', deleted, text.thing)) === undefined) return
        const data = writableValues(general(recurringDocument), row as unknown as AnyRow)
        const run = () =>
          void attempt('restore', () => store.mutate({ op: 'put', kind: KIND, id: row.id, data }), text.thing)
        showToast({ title: text.removed(row.name), action: { label: text.undo, run } })
      },
    }
  }, [store])
}
