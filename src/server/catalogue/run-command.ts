import { randomUUID } from 'node:crypto'
import type { MutationBody } from '#contract/sync.ts'
import type { Queryable } from '../kit/database/database.ts'
import type { Caller } from '../kit/http/mount.ts'
import { prepareMutation, writeOne } from '../kit/write/mutate.ts'
import type { Written } from '../kit/write/write.ts'
import { sharedNow } from '../kit/clock.ts'

/** Runs a command of the contract for a call, with the rules that it has on screen. Throws `Refusal`. */
export function runCommand(tx: Queryable, caller: Caller, name: string, input: unknown): Promise<Written> {
  const now = sharedNow()
  const body: MutationBody = { op: 'command', name, input }
  return writeOne(tx, prepareMutation({ id: randomUUID(), at: now, body }, { actor: caller.name, now }))
}
