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
import { revertChangeSet } from './revert.ts'
import type { Origin } from './storing.ts'
import { checkChanges, type OpenWrite, openWrite, readMore, readsOf, storeChanges, type Written } from './write.ts'

/** Who sends a mutation and the server's clock. */
export interface Sender {
  readonly actor: string
  readonly now: number
}

/** A mutation checked as far as that goes without the database. */
export interface PreparedMutation {
  readonly reads: readonly Read[]
  run(open: OpenWrite): Promise<Written>
}

/** Checks a mutation and says what it must read; `run` stores it in an open write. Throws `Refusal`. */
export function prepareMutation(mutation: Pick<Mutation, 'id' | 'at' | 'body'>, sender: Sender): PreparedMutation {
  // A client's clock may say anything; the database knows no moment so far away.
  const now = Math.max(0, Math.min(mutation.at, sender.now))
  const origin: Origin = { actor: sender.actor, now, mutationId: mutation.id }
  const { body } = mutation
  if (body.op === 'command') return prepareCommand(body, mutation.id, origin)
  if (body.op === 'revert') {
    return { reads: [], run: (open) => revertChangeSet(open, body.changeSetId, origin) }
  }
  const changes = checkChanges([changeOf(body)])
  return { reads: readsOf(changes), run: (open) => storeChanges(open, changes, origin) }
}

function changeOf(body: Exclude<MutationBody, { op: 'command' | 'revert' }>): Change {
  const { id } = body
  const kind = kindOf(body.kind)
  return body.op === 'delete' ? { op: 'delete', kind, id } : { op: body.op, kind, id, data: body.data }
}

function prepareCommand(body: MutationBody & { op: 'command' }, mutationId: string, origin: Origin): PreparedMutation {
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
    run: async (open) => {
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
