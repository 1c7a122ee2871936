import { useEffect, useMemo } from 'react'
import type { Command } from '#contract/command.ts'
import { cutText } from '#domain/cut-text.ts'
import type { AnyPatch } from '#contract/entity.ts'
import { knownEntity } from '#contract/entities/registry.ts'
import type { Kind, PatchOfKind, RowOfKind } from '#contract/row-kinds.ts'
import { changeInSets } from '../change-sets/change-in-sets.ts'
import { type Act, showFailure, type ActWord } from '../data/failure.ts'
import { oncePerPress } from '../data/once-per-press.ts'
import type { TouchedRow } from '../data/local-view.ts'
import type { Store } from '../data/store.ts'
import type { NewMutation } from '../data/store-options.ts'
import { useStore } from '../data/use-store.ts'
import { ifHere, needed } from '../load/needed.ts'
import { actedOut } from '../ui/last-undo.ts'
import { showToast, type ToastMessage } from '../ui/toast.ts'
import { followBegun } from './begun-rows.ts'
import { actionMessages } from './messages.ts'
import { countOf, nounFor } from './nouns.ts'
import { type Beside, fetchUndo, takeBack, type Undo, undoable, undoableEdit } from './undo.ts'
import { usePlanRoom } from './use-plan-room.ts'
import { wayBack } from './way-back.ts'

/** What is said when something is done. */
export interface Told extends Pick<ToastMessage, 'key' | 'title' | 'detail' | 'sticky' | 'signal'> {
  /** Whether the way back leads back to this row, where it does not to all of them; where none comes back, none is offered. */
  readonly comesBack?: (row: TouchedRow) => boolean
  /** Follows when it was taken back. */
  readonly onUndone?: () => void
  readonly beside?: Beside
  /** What it is called when it is taken back, where its title names no row. */
  readonly called?: string
  /** Something else says it, such as the field that was saved: only the way back is kept. */
  readonly isQuiet?: boolean
  /** What takes it back at once, where row by row it would be thousands of changes. */
  readonly takenBackBy?: NewMutation
}

/** What is said, as it is once it is done. */
type Telling = Told | ((undo: Undo | undefined) => Told)

/** The title of what failed, by its act, where a requirement fixes it; what the failure was stands below it. */
export type FailureTitles = (act: ActWord) => string | undefined

/** How many rows one command takes, and what is said of all of them. */
export interface Batch<Input> {
  readonly act: ActWord
  readonly most: number
  readonly told: Pick<ToastMessage, 'title' | 'detail'>
  /** What is deleted: its name, or how many; absent where something else is done. */
  readonly deleted?: string
  /** The command for a part of the rows, as one change set. */
  readonly command: Pick<Command<Input>, 'name'>
  readonly input: (part: { changeSetId: string; title: string; ids: string[] }) => Input
}

/** The most rows that a command deletes which says nothing else. */
const MOST_DELETED = 2_000

const loadTitles = () => import('./row-titles.ts')
const loadRoom = () => import('./plan-room.ts')

/** A row with what it is called. */
export interface Titled {
  readonly id: string
  readonly name: string
}

/** What can be done with rows of a kind: each tells of its failure, and offers the way back where something is lost. */
export interface Actions<K extends Kind> {
  readonly newId: () => string
  /** Does something and tells of its failure; undefined then. `act` is a verb: `delete`. */
  readonly attempt: <T>(act: ActWord, work: () => Promise<T>, thing?: string) => Promise<T | undefined>
  /** Makes a row once per press and answers its id; undefined when it could not be made. */
  readonly create: (data: PatchOfKind<K>, id?: string, told?: Told) => Promise<string | undefined>
  /** The same for a row that is opened at once, to be filled: left as it was made, it goes again. */
  readonly begin: (data: PatchOfKind<K>) => Promise<string | undefined>
  /** Makes something under a new id once per press and answers the id; undefined when it could not be made. */
  readonly make: (act: ActWord, of: string, work: (newId: string) => Promise<unknown>) => Promise<string | undefined>
  /** Copies rows once per press, each by the command, with a way back. Answers the ids of the copies; none where that failed. */
  readonly copy: (
    ids: readonly string[],
    command: Pick<Command<{ id: string; newId: string }>, 'name'>,
    told?: (copies: string[], name: string) => Partial<Told>,
  ) => Promise<readonly string[]>
  /** Saves at once; `what` names the change for the message that offers to undo it, null says nothing. Answers whether it was saved. */
  readonly save: (id: string, patch: PatchOfKind<K>, what: string | null, more?: SaveOptions) => Promise<boolean>
  /** Writes rows of whatever kinds, once per press unless it only patches, with one way back from all of it; answers whether it worked. */
  readonly write: (act: ActWord, bodies: readonly NewMutation[], told: Telling) => Promise<boolean>
  /** Deletes one row. Answers whether that worked. */
  readonly remove: (id: string, told?: Partial<Told> | (() => Partial<Told>)) => Promise<boolean>
  /** Runs a command once per press, with a way back from all that it did; answers whether it worked. */
  readonly run: <Input>(
    act: ActWord,
    command: Pick<Command<Input>, 'name'>,
    input: Input,
    told: Telling,
  ) => Promise<boolean>
  /** The same with several inputs, one after the other, and one way back from all of it. */
  readonly runAll: <Input>(
    act: ActWord,
    command: Pick<Command<Input>, 'name'>,
    inputs: readonly Input[],
    told: Telling,
  ) => Promise<boolean>
  /** The same for many rows, as many at once as the command takes. */
  readonly runParts: <Input>(
    act: ActWord,
    command: Pick<Command<Input>, 'name'>,
    ids: readonly string[],
    most: number,
    input: (part: string[]) => Input,
    told: Told,
  ) => Promise<boolean>
  /**
   * Changes many rows once per press, as many at once as a command takes; all of it is undone from one message. Answers whether that worked.
   */
  readonly batch: <Input>(ids: readonly string[], batch: Batch<Input>) => Promise<boolean>
  /** Deletes rows by the command of their kind, as change sets; `more` is said beside it. Answers whether that worked. */
  readonly removeAll: (
    rows: readonly Titled[],
    more?: { readonly detail?: string; readonly most?: number },
  ) => Promise<boolean>
  /** Says what was done where something else did it, such as a call of the server, with the way back. */
  readonly tell: (told: Told, undo: Undo | undefined) => void
  /** Brings back a row that was deleted elsewhere. */
  readonly restore: (row: RowOfKind<K>) => Promise<boolean>
}

/** What is said or noted of a change that is saved. */
export interface SaveOptions {
  /** Stands beside the change in the history. */
  readonly why?: string | undefined
  readonly detail?: string | undefined
  /** The whole message instead of `what` and that it is saved. */
  readonly title?: string
}

/** The actions on rows of a kind of the signed-in user. `failed` must be a constant outside the component. */
export function useActions<K extends Kind>(kind: K, failed?: FailureTitles): Actions<K> {
  const store = useStore()
  useEffect(fetchUndo, [])
  usePlanRoom(isLimited(kind))
  return useMemo(() => actionsOn(store, kind, failed), [store, kind, failed])
}

function isLimited(kind: Kind): boolean {
  return knownEntity(kind).planLimit !== undefined
}

/** Whether the plan has no room for another row; then that was said. */
async function isFull(store: Store, kind: Kind): Promise<boolean> {
  return isLimited(kind) && ((await ifHere(loadRoom))?.saidFull(store, kind) ?? false)
}

/** The same over a store. */
export function actionsOn<K extends Kind>(store: Store, kind: K, failed: FailureTitles = () => undefined): Actions<K> {
  const actOf = (act: ActWord, thing = actionMessages.thing(kind)): Act => {
    const title = failed(act)
    return { act, thing, ...(title === undefined ? {} : { title }) }
  }
  const attempt: Actions<K>['attempt'] = (act, work, thing) => attempted(kind, actOf(act, thing), work)
  const backFrom = (called: string, undo: Undo | undefined, work: () => Promise<void>) =>
    wayBack(called, work, (back) =>
      attempted(kind, actOf('restore'), back, async (error, act) => {
        const { failedUndo } = await import('./undo-outcome.ts')
        return failedUndo(store, act, kind, undo, error)
      }),
    )
  const titleIn = async (id: string): Promise<string> =>
    (await ifHere(loadTitles))?.titleOf(kind, store.get(kind, id)) ?? countOf(kind, 1)
  // Products are told apart by the first characters of their ids (PROD-02).
  const newId = (): string => (kind === 'product' || kind === 'service' ? store.newRandomId() : store.newId())
  const tell = (
    { comesBack, onUndone, beside, takenBackBy, called, isQuiet, ...told }: Told,
    done: Undo | undefined,
  ): void => {
    const undo = comesBack && done ? backFor(done, comesBack) : done
    const back = () => (takenBackBy ? store.mutate(takenBackBy) : takeBack(store, undo ?? { touched: [] }, beside))
    const run = undo && backFrom(called ?? told.title, undo, () => back().then(() => onUndone?.()))
    if (!isQuiet) showToast({ ...told, ...(run ? { action: { label: actionMessages.undo, run } } : {}) })
  }
  const write: Actions<K>['write'] = async (act, bodies, told) => {
    const work = async () => ({ undo: await undoable(store, ...bodies) })
    // A patch says what is to stand there, however often it is pressed; and to and fro is meant.
    const isOnce = bodies.some(({ op }) => op !== 'patch')
    const done = await attempt(act, () => (isOnce ? oncePerPress(pressOf(act, bodies), work, store) : work()))
    if (done) tell(typeof told === 'function' ? told(done.undo) : told, done.undo)
    return done !== undefined
  }
  const runAll: Actions<K>['runAll'] = (act, { name }, inputs, told) =>
    write(
      act,
      inputs.map((input) => ({ op: 'command', name, input })),
      told,
    )
  const make: Actions<K>['make'] = (act, of, work) =>
    attempt(act, () =>
      oncePerPress(
        `${act} ${kind} ${of}`,
        async () => {
          const id = newId()
          await work(id)
          return id
        },
        store,
      ),
    )
  const create: Actions<K>['create'] = async (data, id, told) => {
    if (await isFull(store, kind)) return undefined
    const made = await make('create', id ?? JSON.stringify(data), async (newId) => {
      const undo = await undoable(store, { op: 'put', kind, id: id ?? newId, data })
      if (told) tell(told, undo)
    })
    return made === undefined ? undefined : (id ?? made)
  }
  const batch: Actions<K>['batch'] = async (ids, { act, most, told, deleted, command, input }) => {
    const title = cutText(told.title, 300)
    const change = () =>
      changeInSets(
        store,
        { ...actOf(act, actionMessages.thing(kind, ids.length)), most, told, deleted },
        ids,
        (changeSetId, part) => store.run(command, input({ changeSetId, title, ids: part })),
      )
    const whole = {
      op: 'command',
      name: command.name,
      input: input({ changeSetId: '', title, ids: [...ids] }),
    } as const
    return (await actedOut(() => oncePerPress(pressOf(act, [whole]), change, store))) === true
  }
  return {
    newId,
    attempt,
    tell,
    make,
    create,
    async begin(data) {
      const id = await create(data)
      if (id !== undefined) followBegun(store, kind, id)
      return id
    },
    async copy(ids, { name }, told) {
      if (await isFull(store, kind)) return []
      const done = await attempt(
        'duplicate',
        () =>
          oncePerPress(
            `duplicate ${kind} ${ids.join()}`,
            async () => {
              const inputs = ids.map((id) => ({ id, newId: newId() }))
              const bodies = inputs.map((input) => ({ op: 'command' as const, name, input }))
              return { copies: inputs.map((each) => each.newId), undo: await undoable(store, ...bodies) }
            },
            store,
          ),
        actionMessages.thing(kind, ids.length),
      )
      if (!done) return []
      const { copies, undo } = done
      const [only] = copies
      const made = copies.length === 1 && only ? await titleIn(only) : countOf(kind, copies.length)
      tell({ title: actionMessages.copied(made), ...told?.(copies, made) }, undo)
      return copies
    },
    async save(id, patch, what, { why, detail, title } = {}) {
      const saved = await attempt('change', async () => ({
        undo: await undoableEdit(store, kind, id, patch as AnyPatch, why),
      }))
      const { undo } = saved ?? {}
      if (!undo) return saved !== undefined
      const words = await ifHere(loadTitles)
      const unnamed = actionMessages.changeOf(what, actionMessages.unnamed(nounFor(kind).one))
      const called = title ?? words?.changeIn(store, kind, id, what) ?? unnamed
      if (what === null) backFrom(called, undo, () => takeBack(store, undo))
      else {
        const told = {
          called,
          key: `${kind}-saved`,
          title: title ?? actionMessages.saved(what),
          ...(detail ? { detail } : {}),
        }
        tell(told, undo)
      }
      return true
    },
    async remove(id, told) {
      const title = actionMessages.deleted(await titleIn(id))
      return write('delete', [{ op: 'delete', kind, id }], () => ({
        title,
        ...(typeof told === 'function' ? told() : told),
      }))
    },
    write,
    runAll,
    run: (act, command, input, told) => runAll(act, command, [input], told),
    runParts: (act, command, ids, most, input, told) =>
      runAll(
        act,
        command,
        Array.from({ length: Math.ceil(ids.length / most) }, (_, part) =>
          input(ids.slice(part * most, (part + 1) * most)),
        ),
        told,
      ),
    batch,
    removeAll: (rows, { detail, most = MOST_DELETED } = {}) => {
      const [only] = rows
      const isOne = rows.length === 1 && only
      const deleted = isOne ? only.name : countOf(kind, rows.length)
      const title = actionMessages.deleted(deleted)
      const command = { name: `${kind}/delete` }
      const ids = rows.map(({ id }) => id)
      return batch(ids, {
        act: 'delete',
        deleted,
        most,
        told: { title, ...(detail ? { detail } : {}) },
        command,
        input: (part) => part,
      })
    },
    async restore(row) {
      const touched = [{ kind, id: row.id, before: row, after: undefined }]
      const bring = async () => {
        const { bringBack } = await needed(() => import('./undo-rules.ts'))
        await bringBack(store, touched)
        return true
      }
      return (await attempt('restore', bring)) === true
    },
  }
}

/** What a press asks for. Two presses of one button differ in the id of the change set that each would make, and may in its words. */
function pressOf(act: ActWord, bodies: readonly NewMutation[]): string {
  const asked = bodies.map((body) =>
    body.op === 'command' ? { ...body, input: { ...(body.input as object), changeSetId: '', title: '' } } : body,
  )
  return `${act} ${JSON.stringify(asked)}`
}

/** The way back for some of the rows alone; undefined where it would lead nowhere. */
function backFor(undo: Undo, comesBack: (row: TouchedRow) => boolean): Undo | undefined {
  if ('changeSetId' in undo) return undo
  const touched = undo.touched.filter(comesBack)
  return touched.length === 0 ? undefined : { touched }
}

/** Does something and tells of its failure, by the act as it is called then; what says so loads with the first. */
async function attempted<T>(
  kind: Kind,
  act: Act,
  work: () => Promise<T>,
  called = async (_error: unknown, of: Act): Promise<Act> => {
    const { wordsFor } = await import('../format/problem-reasons.ts')
    return { ...of, words: wordsFor(kind) }
  },
): Promise<T | undefined> {
  try {
    return await actedOut(work)
  } catch (error) {
    showFailure(error, await called(error, act).catch(() => act))
    return undefined
  }
}
