import { expect, it } from 'vitest'
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.ts'

const KEY = Buffer.alloc(32, 1)
const ANN = { userId: '01a1fd51-6dd1-7956-8d99-c38bb9348c57', topic: 'pricing' } as const

it('PAGE-06 a link to unsubscribe names an account and a topic, and only the server can make one', () => {
  const token = unsubscribeToken(KEY, ANN)
  expect(readUnsubscribeToken(KEY, token)).toEqual(ANN)
  expect(readUnsubscribeToken(Buffer.alloc(32, 2), token)).toBeUndefined()
  const others = [
    token.replace('pricing', 'updates'),
    token.replace('pricing', 'security'),
    token.replace('01a1', '01a2'),
    token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A'),
    `${token}A`,
    'constructor',
    '',
  ]
  for (const other of others) expect(readUnsubscribeToken(KEY, other)).toBeUndefined()
})
