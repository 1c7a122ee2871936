import { kindOf } from '#contract/collections.ts'
import type { Change, CommandReads, CommandResult } from '#contract/command.ts'
import { appliedHeader } from '#contract/entities/change-set.ts'
import { editInstant } from '#contract/edit-instant.ts'
import type { Mutation, MutationBody } from '#contract/sync.ts'
import { calledCommand } from '#contract/commands/registry.ts'
import { knownEntity } from '#contract/entities/registry.ts'
import { invalid, Refusal } from '#contract/refusal.ts'
import { checkPatch } from '#contract/patch-schema.ts'
import { notFound } from '#contract/row-rules.ts'
import type { Queryable } from '../database/database.ts'
import { type Read, readAll, readLookup, readRefs } from '../rows/reading.ts'
import { revertChangeSet, type TellTakingBack } from '../revert/revert.ts'
import type { Origin } from './storing.ts'
import { type ArrivingEdit, settleEdit } from './settle-edit.ts'
import { checkChanges } from './checked-changes.ts'
import {
  type OpenWrite,
  openWrite,
  planChanges,
  readMore,
  readsOf,
  storeChanges,
  storeWrites,
  type Written,
} from './write.ts'
import { writeMessages } from './write-messages.ts'
import { asWritten } from '#contract/stored-message.ts'

/** Who sends a mutation and the server's clock. */
export interface Sender {
  readonly actor: string
  readonly now: number
  /** How far the sender's clock is behind the server's, in milliseconds. */
  readonly behindMs?: number
  readonly clientId?: string
  readonly tell?: TellTakingBack
}

/** A mutation, checked as far as that needs no database. */
export interface PreparedMutation {
  readonly reads: readonly Read[]
  /** When it was made, by the server's clock; epoch milliseconds. */
  readonly at: number
  /** Stores it. `at` is a later instant, for a client whose earlier mutations are newer. */
  run(open: OpenWrite, at?: number): Promise<Written>
}

/** Checks a mutation and answers its reads; `run` stores it in an open write. Throws `Refusal`. */
export function prepareMutation(
  mutation: Pick<Mutation, 'id' | 'at' | 'behindMs' | 'body'>,
  sender: Sender,
): PreparedMutation {
  // A client's clock may say anything; the database accepts no moment so far away.
  const now = Math.max(0, Math.min(editInstant(mutation, sender.behindMs ?? 0), sender.now))
  const { reads, store } = stepsOf(mutation, sender.tell)
  const origin: Origin = { actor: sender.actor, now, mutationId: mutation.id, clientId: sender.clientId }
  return { reads, at: now, run: (open, at = now) => store(open, { ...origin, now: at }) }
}

interface Steps {
  readonly reads: readonly Read[]
  readonly store: (open: OpenWrite, origin: Origin) => Promise<Written>
}

function stepsOf({ id: mutationId, body }: Pick<Mutation, 'id' | 'body'>, tell?: TellTakingBack): Steps {
  if (body.op === 'command') return commandSteps(body, mutationId)
  if (body.op === 'revert') {
    return { reads: [], store: (open, origin) => revertChangeSet(open, body.changeSetId, origin, tell) }
  }
  const asked = changeOf(body)
  const [change] = whereRight(asked)
  if (!change) return refusedSteps(asked)
  const reads = readsOf([change])
  if (body.op === 'delete' || change.op === 'delete') {
    return { reads, store: (open, origin) => storeChanges(open, [change], origin) }
  }
  const edit = {
    ...change,
    mutationId,
    ...(body.op === 'patch' ? { base: body.base, expect: body.expect, undoes: body.undoes } : {}),
  }
  const told = body.op === 'patch' && body.why !== undefined ? { why: asWritten(body.why) } : {}
  const isBack = body.op === 'put' && body.was !== undefined
  return {
    reads,
    store: (open, origin) =>
      storeEdit(open, { ...edit, isBack, now: origin.now, clientId: origin.clientId }, { ...origin, ...told }),
  }
}

/** The change, if it is valid as far as that needs no row; else none. */
function whereRight(asked: Change): readonly Change[] {
  try {
    return checkChanges([asked])
  } catch (error) {
    if (asked.op === 'patch' && error instanceof Refusal && error.code === 'invalid-input') return []
    throw error
  }
}

/** Refuses a patch by its row, whose currency limits the amounts. */
function refusedSteps(asked: Change): Steps {
  const entity = knownEntity(asked.kind)
  return {
    reads: readRefs([asked]),
    store: (open) => {
      if (asked.op !== 'delete') checkPatch(entity, asked.data, open.cache.get(asked.kind, asked.id))
      return Promise.reject(notFound(entity, asked.id))
    },
  }
}

/** Stores the part of an edit that is in force, and keeps what its sender is told of the rest. */
async function storeEdit(open: OpenWrite, edit: ArrivingEdit, origin: Origin): Promise<Written> {
  const { change, told } = await settleEdit(open, edit)
  if (told) open.told = told
  const { why } = origin
  const planned = change.op === 'delete' || why === undefined ? change : { ...change, why }
  return storeWrites(open, await planChanges(open, [planned], origin.now), origin)
}

function changeOf(body: Exclude<MutationBody, { op: 'command' | 'revert' }>): Change {
  const { id } = body
  const kind = kindOf(body.kind)
  return body.op === 'delete' ? { op: 'delete', kind, id } : { op: body.op, kind, id, data: body.data }
}

function commandSteps(body: MutationBody & { op: 'command' }, mutationId: string): Steps {
  const called = calledCommand(mutationId, body)
  return {
    reads: commandReads(called.reads()),
    store: async (open, origin) => {
      await readMore(open, commandReads(called.readsNext(open.cache)))
      return storeResult(open, called.run(open.cache, origin.now), origin)
    },
  }
}

function commandReads({ refs = [], lookups = [], all = [] }: CommandReads): Read[] {
  return [...readRefs(refs), ...lookups.map(readLookup), ...all.map(readAll)]
}

/** Stores the result of a command: its changes and, if it has one, the header of its change set. */
async function storeResult(open: OpenWrite, result: CommandResult, origin: Origin): Promise<Written> {
  const { changeSet, why } = result
  const changes = checkChanges(result.changes)
  const header = changeSet ? [appliedHeader(changeSet, changes.length, origin.now, open.actor)] : []
  await readMore(open, readsOf([...changes, ...header]))
  // Else a draft, or what was taken back, would count as this one.
  if (changeSet && open.cache.get('changeSet', changeSet.id))
    throw invalid([{ field: 'changeSetId', message: writeMessages.usedChangeSet }])
  return storeChanges(open, [...changes, ...header], {
    ...origin,
    // The title that a person gave a change set is not a message code, even if it looks like one.
    ...(why === undefined ? {} : { why: why === changeSet?.title ? asWritten(why) : why }),
    ...(changeSet ? { changeSetId: changeSet.id } : {}),
    trusted: true,
  })
}

/** Opens a write, stores one prepared mutation and answers the result. */
export async function writeOne(tx: Queryable, prepared: PreparedMutation): Promise<Written> {
  return prepared.run(await openWrite(tx, prepared.reads))
}
