import { expect, it } from 'vitest'
import { speaking } from '../kit/language/speak.ts'
import { inLanguage } from '../kit/language/spoken-language.ts'
import { createHealth, toldComponents } from './health.ts'

const messages = speaking({ en: { away: 'does not answer' }, de: { away: 'antwortet nicht' } })

it('DIAG-02 SHELL-10 an answer that is reused is told to each reader in their own language', async () => {
  let asked = 0
  const health = createHealth({
    mail: {
      servesMs: 60_000,
      unwellMs: 60_000,
      ask: async () => {
        asked += 1
        return { ok: false, detail: () => messages.away }
      },
    },
  })
  const told = async () => toldComponents(await health()).map(({ name, status, detail }) => [name, status, detail])
  expect(await inLanguage('de', told)).toEqual([['mail', 'degraded', 'antwortet nicht']])
  expect(await told()).toEqual([['mail', 'degraded', 'does not answer']])
  expect(asked).toBe(1)
})

it('DIAG-02 a part that says nothing has no words, and one that fails does not answer', async () => {
  const health = createHealth({
    database: { servesMs: 0, ask: async () => ({ ok: true }) },
    mail: { servesMs: 0, ask: () => Promise.reject(new Error('an internal matter')) },
  })
  expect(toldComponents(await health())).toEqual([
    { name: 'database', status: 'up', latencyMs: expect.any(Number) },
    { name: 'mail', status: 'degraded', latencyMs: expect.any(Number), detail: 'does not answer' },
  ])
})
