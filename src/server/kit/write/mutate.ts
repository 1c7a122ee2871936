import { kindOf } from '#contract/collections.ts'
import type { Change, CommandResult, Lookup } from '#contract/command.ts'
import type { AnyRow } from '#contract/entity.ts'
import { appliedHeader } from '#contract/entities/change-set.ts'
import type { Mutation, MutationBody } from '#contract/sync.ts'
import { commandOf } from '#contract/commands/registry.ts'
import { invalid } from '#contract/messages.ts'
import { derivedUuid } from '#domain/uuid.ts'
import type { Queryable } from '../database/database.ts'
import { type Read, readAll, readLookup, readRefs } from '../rows/reading.ts'
import { revertChangeSet } from '../revert/revert.ts'
import type { Origin } from './storing.ts'
import { type ArrivingEdit, settleEdit } from './settle-edit.ts'
import {
  checkChanges,
  type OpenWrite,
  openWrite,
  planChanges,
  readMore,
  readsOf,
  storeChanges,
  storeWrites,
  type Written,
} from './write.ts'

/** Who sends a mutation and the server's clock. */
export interface Sender {
  readonly actor: string
  readonly now: number
  /** How far the sender's clock is behind the server's, in milliseconds. */
  readonly behindMs?: number
  readonly clientId?: string
}

/** A mutation checked as far as that goes without the database. */
export interface PreparedMutation {
  readonly reads: readonly Read[]
  /** When it was made, by the server's clock; epoch milliseconds. */
  readonly at: number
  /** Stores it, as made at another instant where its client made others before it that are no earlier. */
  run(open: OpenWrite, at?: number): Promise<Written>
}

/** Checks a mutation and says what it must read; `run` stores it in an open write. Throws `Refusal`. */
export function prepareMutation(mutation: Pick<Mutation, 'id' | 'at' | 'body'>, sender: Sender): PreparedMutation {
  // A client's clock may say anything; the database knows no moment so far away.
  const now = Math.max(0, Math.min(mutation.at + (sender.behindMs ?? 0), sender.now))
  const { reads, store } = stepsOf(mutation)
  const origin: Origin = { actor: sender.actor, now, mutationId: mutation.id, clientId: sender.clientId }
  return { reads, at: now, run: (open, at = now) => store(open, { ...origin, now: at }) }
}

interface Steps {
  readonly reads: readonly Read[]
  readonly store: (open: OpenWrite, origin: Origin) => Promise<Written>
}

function stepsOf({ id: mutationId, body }: Pick<Mutation, 'id' | 'body'>): Steps {
  if (body.op === 'command') return commandSteps(body, mutationId)
  if (body.op === 'revert') {
    return { reads: [], store: (open, origin) => revertChangeSet(open, body.changeSetId, origin) }
  }
  const [change] = checkChanges([changeOf(body)])
  if (!change) return { reads: [], store: (open, origin) => storeChanges(open, [], origin) }
  const reads = readsOf([change])
  if (body.op === 'delete' || change.op === 'delete') {
    return { reads, store: (open, origin) => storeChanges(open, [change], origin) }
  }
  const edit = { ...change, mutationId, ...(body.op === 'patch' ? { base: body.base, expect: body.expect } : {}) }
  const told = body.op === 'patch' && body.why !== undefined ? { why: body.why } : {}
  return {
    reads,
    store: (open, origin) =>
      storeEdit(open, { ...edit, now: origin.now, clientId: origin.clientId }, { ...origin, ...told }),
  }
}

/** Stores what stands of an edit, and tells its sender of lines that were not there any more. */
async function storeEdit(open: OpenWrite, edit: ArrivingEdit, origin: Origin): Promise<Written> {
  const { change, told } = await settleEdit(open, edit)
  if (told) open.told = told
  return storeWrites(open, await planChanges(open, [change], origin.now), origin)
}

function changeOf(body: Exclude<MutationBody, { op: 'command' | 'revert' }>): Change {
  const { id } = body
  const kind = kindOf(body.kind)
  return body.op === 'delete' ? { op: 'delete', kind, id } : { op: body.op, kind, id, data: body.data }
}

function commandSteps(body: MutationBody & { op: 'command' }, mutationId: string): Steps {
  const command = commandOf(body.name)
  if (!command) throw invalid([{ field: 'name', message: `there is no command ${body.name}` }])
  const parsed = command.input.safeParse(body.input)
  if (!parsed.success) {
    throw invalid(parsed.error.issues.map(({ path, message }) => ({ field: ['input', ...path].join('.'), message })))
  }
  const input = parsed.data
  const { refs = [], lookups = [], all = [] } = command.reads(input)
  let made = 0
  const newId = (): string => derivedUuid(mutationId, made++)
  return {
    reads: [...readRefs(refs), ...lookups.map(readLookup), ...all.map(readAll)],
    store: async (open, origin) => {
      const rows = {
        get: (kind: string, id: string) => open.cache.get(kind, id),
        find: ({ kind, field, is }: Lookup): AnyRow[] =>
          [...open.cache.of(kind).values()].filter((row) => row[field] === is),
      }
      return storeResult(open, command.run(input, rows, { now: origin.now, newId }), origin)
    },
  }
}

/** Stores what a command answered: its changes and, where it has one, the header of its change set. */
async function storeResult(open: OpenWrite, result: CommandResult, origin: Origin): Promise<Written> {
  const { changeSet, why } = result
  const changes = checkChanges(result.changes)
  await readMore(open, readsOf(changes))
  const header = changeSet ? [appliedHeader(changeSet, changes.length, origin.now, open.actor)] : []
  return storeChanges(open, [...changes, ...header], {
    ...origin,
    ...(why === undefined ? {} : { why }),
    ...(changeSet ? { changeSetId: changeSet.id } : {}),
    trusted: true,
  })
}

/** Opens a write, stores one prepared mutation and answers what it came to. */
export async function writeOne(tx: Queryable, prepared: PreparedMutation): Promise<Written> {
  return prepared.run(await openWrite(tx, prepared.reads))
}
