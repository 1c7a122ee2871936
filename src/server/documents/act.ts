import { randomUUID } from 'node:crypto'
import type { Command } from '#contract/command.ts'
import { type Entity, general } from '#contract/entity.ts'
import { document } from '#contract/entities/document.ts'
import type { Queryable } from '../kit/database/database.ts'
import { oneAsText } from '../kit/http/json-text.ts'
import type { Caller } from '../kit/http/mount.ts'
import type { Outcome } from '../kit/user-data.ts'
import { prepareMutation } from '../kit/write/mutate.ts'
import { type OpenWrite, openWrite } from '../kit/write/write.ts'
import { sharedNow } from '../kit/clock.ts'

/** A call that runs a command on documents, and the row that it answers. */
interface Act<Input> {
  readonly command: Command<Input>
  readonly input: Input
  /** The id of the answered row, once the command has run. */
  readonly answers: (open: OpenWrite) => string
  readonly entity?: Entity
}

/** Runs a command in the caller's transaction and answers one of its rows. */
export async function act<Input>(tx: Queryable, caller: Caller, act: Act<Input>): Promise<Outcome> {
  const { command, input, answers, entity = general(document) } = act
  const now = sharedNow()
  const body = { op: 'command', name: command.name, input } as const
  const prepared = prepareMutation({ id: randomUUID(), at: now, body }, { actor: caller.name, now })
  const open = await openWrite(tx, prepared.reads)
  const written = await prepared.run(open)
  const id = answers(open)
  const isMade = written.writes.some((write) => write.id === id && write.before === undefined)
  const { rows } = await tx.query<{ text: string }>(oneAsText(entity, id))
  return { written, status: isMade ? 201 : 200, body: rows[0]?.text ?? null }
}
