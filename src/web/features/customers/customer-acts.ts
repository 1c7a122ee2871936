import { useMemo } from 'react'
import { deleteCustomers, editCustomers, MAX_CUSTOMERS } from '#contract/commands/customers.ts'
import { customer } from '#contract/entities/customer.ts'
import { type AnyPatch, type AnyRow, general, writableValues } from '#contract/entity.ts'
import { changeInSets, type ManyChanged } from '#web/kit/change-sets/change-in-sets.ts'
import { showFailure } from '#web/kit/data/failure.ts'
import { oncePerPress } from '#web/kit/data/once-per-press.ts'
import type { Store } from '#web/kit/data/store.ts'
import { saveEdit, takeBack } from '#web/kit/data/undo.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { wordsFor } from '#web/kit/format/problem-words.ts'
import { showToast } from '#web/kit/ui/toast.ts'
import type { CustomerPatch, CustomerRow } from './customer-row.ts'
import { customersText as text } from './text.ts'

const KIND = customer.kind

/** What is changed on many customers at once. */
export interface CustomerEdit {
  readonly status?: CustomerRow['status']
  readonly addTags?: string[]
  readonly removeTags?: string[]
}

/** What can be done with customers, each with its message and its way back. */
export interface CustomerActs {
  /** Makes a customer and answers the id; undefined when that failed. */
  readonly create: (data: CustomerPatch) => Promise<string | undefined>
  /** Saves at once; `what` names the change, for the message that offers to undo it. */
  readonly save: (row: CustomerRow, patch: CustomerPatch, what: string) => void
  /** Changes many as a change set; `told` is its title and the message. Answers whether that worked. */
  readonly edit: (ids: readonly string[], edit: CustomerEdit, told: string) => Promise<boolean>
  readonly remove: (rows: readonly CustomerRow[]) => Promise<boolean>
  /** Begins a document for a customer and answers its id; undefined when that failed. */
  readonly begin: (row: CustomerRow, documentType: 'invoice' | 'quote') => Promise<string | undefined>
  /** Brings back a customer that was deleted elsewhere. */
  readonly restore: (row: CustomerRow) => Promise<void>
}

/** The acts on customers of the signed-in user. */
export function useCustomerActs(): CustomerActs {
  const store = useStore()
  return useMemo(() => customerActs(store), [store])
}

async function attempt<T>(act: string, work: () => Promise<T>, thing: string = text.thing.one): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    showFailure(error, { act, thing, words: wordsFor(KIND) })
    return undefined
  }
}

const many = (act: string, told: ManyChanged['told']): ManyChanged => ({
  act,
  thing: text.thing.many,
  most: MAX_CUSTOMERS,
  told,
})

function customerActs(store: Store): CustomerActs {
  const put = (id: string, data: AnyPatch) => store.mutate({ op: 'put', kind: KIND, id, data })
  return {
    create: (data) =>
      attempt('create', () =>
        oncePerPress(`create customer ${JSON.stringify(data)}`, async () => {
          const id = store.newId()
          await put(id, data)
          return id
        }),
      ),
    save(row, data, what) {
      const saved = async (): Promise<void> => {
        const undo = await attempt('change', () => saveEdit(store, KIND, row.id, data))
        if (!undo) return
        const run = () => void attempt('change', () => takeBack(store, undo))
        showToast({ key: 'customer-saved', title: text.saved(what), action: { label: text.undo, run } })
      }
      void saved()
    },
    edit: (ids, edit, told) =>
      changeInSets(store, many('change', { title: told }), ids, (changeSetId, some) =>
        store.run(editCustomers, { changeSetId, title: told, ids: some, edit }),
      ),
    remove(rows) {
      const [only] = rows
      const told = text.deleted(rows.length === 1 && only ? only.name : formatCount(rows.length, text.customer))
      const ids = rows.map(({ id }) => id)
      return changeInSets(
        store,
        many('delete', { title: told, detail: text.documentsStay }),
        ids,
        (changeSetId, some) => store.run(deleteCustomers, { changeSetId, title: told.slice(0, 300), ids: some }),
      )
    },
    begin: (row, documentType) =>
      attempt(
        'create',
        () =>
          oncePerPress(`begin ${documentType} ${row.id}`, async () => {
            const id = store.newId()
            await store.mutate({ op: 'put', kind: 'document', id, data: { documentType, customerId: row.id } })
            return id
          }),
        text.thing.document,
      ),
    async restore(row) {
      await attempt('restore', () => put(row.id, writableValues(general(customer), row as unknown as AnyRow)))
    },
  }
}
