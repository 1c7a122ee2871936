import { expect, it } from 'vitest'
import type { Conversation } from './conversation.ts'
import type { Whose } from './database.ts'
import { createGuests, INVITED } from './guests.ts'

const as = (key: string): Whose => ({ key, userId: () => key })

it('OPS-06 whoever waits is called in by another user’s transaction, and nobody by their own', () => {
  const guests = createGuests()
  const [ann, ben, gone] = [guests.invitation(as('ann')), guests.invitation(as('ben')), guests.invitation(as('ben'))]
  gone.over()
  guests.callIn()
  expect(ben.signal.aborted).toBe(false)
  const leave = guests.host({} as Conversation, as('ann'))
  guests.callIn()
  expect([ann, ben, gone].map(({ signal }) => signal.aborted)).toEqual([false, true, false])
  expect(ben.signal.reason).toBe(INVITED)
  leave()
})
