import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { DatabaseError } from '../database/database.ts'
import { push } from './push.ts'

const mutation = () => ({
  id: randomUUID(),
  seq: 1,
  at: Date.now(),
  body: { op: 'put' as const, kind: 'brands', id: randomUUID(), data: { name: 'Kiln' } },
})

it.each([
  ['a server that is busy', new Refusal('busy')],
  ['a user who asks for too much at once', new Refusal('too-many-at-once', { seconds: 2 })],
  ['two transactions that waited for each other', new DatabaseError('deadlock detected', '40P01')],
])('SYNC-02 %s refuses the push, not the mutation for ever', async (_what, failure) => {
  let runs = 0
  const inUser = (): Promise<never> => {
    runs += 1
    return Promise.reject(failure)
  }
  const input = { clientId: randomUUID(), mutations: [mutation()] }
  await expect(push(inUser, input, { actor: 'user', now: Date.now() })).rejects.toThrow(failure)
  // A refusal that is remembered is a second run.
  expect(runs).toBe(1)
})
