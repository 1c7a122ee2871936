import { expect, it } from 'vitest'
import { memoryStore } from '#test/memory-store.ts'
import { boundedSession } from './bounded-session.ts'

it('OPS-06 a question that takes too long ends as busy, and with the caller’s own reason when the caller leaves', async () => {
  const { provider, externalId } = memoryStore()
  const open = provider.open({})
  const hangs = (_id: unknown, signal: AbortSignal): Promise<never> =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
  const session = boundedSession({ ...open, read: hangs }, 50)
  const { signal } = new AbortController()
  await expect(session.read('p', signal)).rejects.toMatchObject({ reason: 'busy', retryAfterMs: 60_000 })
  expect(await session.facts(signal)).toMatchObject({ externalId })
  const leaving = new AbortController()
  const asked = session.read('p', leaving.signal)
  leaving.abort(new Error('left'))
  await expect(asked).rejects.toThrow('left')
})
