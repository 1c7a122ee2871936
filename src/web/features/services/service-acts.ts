import { useMemo } from 'react'
import { activateServices, deleteServices, duplicateService, MAX_SERVICES } from '#contract/commands/services.ts'
import { service } from '#contract/entities/service.ts'
import { general, writableValues } from '#contract/entity.ts'
import { changeInSets } from '#web/kit/change-sets/change-in-sets.ts'
import { showFailure } from '#web/kit/data/failure.ts'
import { oncePerPress } from '#web/kit/data/once-per-press.ts'
import type { Store } from '#web/kit/data/store.ts'
import { saveEdit, takeBack } from '#web/kit/data/undo.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { wordsFor } from '#web/kit/format/problem-words.ts'
import { showToast } from '#web/kit/ui/toast.ts'
import { asService, type ServicePatch, type ServiceRow } from './service-row.ts'
import { servicesText as text } from './text.ts'

/** What can be done with services, each with its message and its way back. */
export interface ServiceActs {
  /** Makes a new service (SERV-01) and answers its id; undefined when it could not be made. */
  readonly create: () => Promise<string | undefined>
  /** Saves at once; `what` names the change, for the message that offers to undo it. Null says nothing: it takes nothing away. */
  readonly save: (id: string, patch: ServicePatch, what: string | null) => void
  /** Copies services (SERV-04) and answers the ids of the copies. */
  readonly duplicate: (rows: readonly ServiceRow[]) => Promise<readonly string[]>
  readonly setActive: (rows: readonly ServiceRow[], isActive: boolean) => Promise<void>
  /** Deletes services as a change set; answers whether that worked. */
  readonly remove: (rows: readonly ServiceRow[]) => Promise<boolean>
  /** Brings back a service that was deleted elsewhere. */
  readonly restore: (row: ServiceRow) => Promise<void>
}

/** The acts on services of the signed-in user. */
export function useServiceActs(): ServiceActs {
  const store = useStore()
  return useMemo(() => serviceActs(store), [store])
}

async function attempt<T>(act: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    showFailure(error, { act, thing: text.thing, words: wordsFor(service.kind) })
    return undefined
  }
}

const once = <T>(act: string, word: string, work: () => Promise<T>) => attempt(word, () => oncePerPress(act, work))

const many = (act: string, title: string) => ({ act, thing: text.thing, most: MAX_SERVICES, told: { title } })
const idsOf = (rows: readonly ServiceRow[]): readonly string[] => rows.map(({ id }) => id)

function serviceActs(store: Store): ServiceActs {
  return {
    create: () =>
      once('create service', 'create', async () => {
        const id = store.newRandomId()
        await store.mutate({ op: 'put', kind: 'service', id, data: {} })
        return id
      }),
    save: (id, patch, what) => void savePatch(store, id, patch, what),
    duplicate: (rows) => duplicate(store, rows),
    setActive: (rows, isActive) => setActive(store, rows, isActive),
    remove: (rows) => remove(store, rows),
    async restore(row) {
      await attempt('restore', () =>
        store.mutate({ op: 'put', kind: 'service', id: row.id, data: writableValues(general(service), { ...row }) }),
      )
    },
  }
}

async function savePatch(store: Store, id: string, patch: ServicePatch, what: string | null): Promise<void> {
  const undo = await attempt('change', () => saveEdit(store, 'service', id, patch))
  if (!undo || what === null) return
  const run = (): void => void attempt('change', () => takeBack(store, undo))
  showToast({ key: 'service-saved', title: text.saved(what), action: { label: text.undo, run } })
}

async function duplicate(store: Store, rows: readonly ServiceRow[]): Promise<readonly string[]> {
  const copies: string[] = []
  await once(`duplicate ${rows.map(({ id }) => id).join()}`, 'duplicate', async () => {
    for (const { id } of rows) {
      const newId = store.newRandomId()
      await store.run(duplicateService, { id, newId })
      copies.push(newId)
    }
  })
  if (copies.length > 0) tellCopied(store, copies)
  return copies
}

function tellCopied(store: Store, copies: readonly string[]): void {
  const undo = () => Promise.all(copies.map((id) => store.mutate({ op: 'delete', kind: 'service', id })))
  const first = store.get('service', copies[0] ?? '')
  showToast({
    title: text.made(copies.length === 1 && first ? asService(first).name : formatCount(copies.length, text.service)),
    action: { label: text.undo, run: () => void attempt('delete', undo) },
  })
}

async function setActive(store: Store, rows: readonly ServiceRow[], isActive: boolean): Promise<void> {
  const changing = rows.filter((row) => row.isActive !== isActive)
  const count = formatCount(changing.length, text.service)
  const told = isActive ? text.activated(count) : text.deactivated(count)
  if (changing.length === 0) return showToast({ title: told })
  await changeInSets(store, many('change', told), idsOf(changing), (changeSetId, ids) =>
    store.run(activateServices, { changeSetId, title: told, ids, isActive }),
  )
  return undefined
}

function remove(store: Store, rows: readonly ServiceRow[]): Promise<boolean> {
  const [only] = rows
  const what = rows.length === 1 && only ? only.name : formatCount(rows.length, text.service)
  const title = text.deletedTitle(what).slice(0, 300)
  return changeInSets(store, many('delete', text.deleted(what)), idsOf(rows), (changeSetId, ids) =>
    store.run(deleteServices, { changeSetId, title, ids }),
  )
}
