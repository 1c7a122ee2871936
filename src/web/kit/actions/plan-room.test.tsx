import { afterEach, beforeEach, expect, it } from 'vitest'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { answerCalls } from '#test/page/store-pages.ts'
import { type AskedQuestion, questionQueue } from '../ui/confirm.ts'
import { actionsOn } from './actions.ts'
import { planRoomMessages as messages } from './plan-room-messages.ts'
import { lookForRoom } from './plan-room.ts'

const REASON = 'Your plan “Small” allows 2 under “Products”, and you have 2.'

let asked: AskedQuestion[]
let untake: () => void
beforeEach(() => {
  asked = []
  untake = questionQueue.take((question) => void asked.push(question))
})
afterEach(() => untake())

async function open() {
  openAt('/products')
  const { store } = await signIn()
  let full = [{ kind: 'product', message: REASON }]
  answerCalls([['GET /plan-room', () => ({ full })]])
  await lookForRoom(store)
  return { store, actions: actionsOn(store, 'product'), clear: () => void (full = []) }
}
const answer = async (confirmed: boolean): Promise<void> => {
  await expect.poll(() => asked.length).toBe(1)
  asked.shift()?.answer(confirmed)
}

it('SUB-06 where the plan has no room, that is said before anything is made, with the way to larger plans', async () => {
  const { store, actions } = await open()
  const made = actions.begin({ name: 'Kettle' })
  await expect
    .poll(() => asked[0]?.question)
    .toMatchObject({
      title: messages.title,
      text: REASON,
      confirm: messages.seePlans,
    })
  await answer(false)
  expect(await made).toBeUndefined()
  expect([store.all('product').length, store.pending().length, location.pathname]).toEqual([0, 0, '/products'])
  const again = actions.create({ name: 'Kettle' })
  await answer(true)
  expect(await again).toBeUndefined()
  expect(location.pathname).toBe('/settings/plan')
})

it('SUB-06 what has room by now is made, and so is what the plan does not limit', async () => {
  const { store, actions, clear } = await open()
  expect(await actionsOn(store, 'service').create({ name: 'Repair' })).toBeTruthy()
  clear()
  expect(await actions.create({ name: 'Kettle' })).toBeTruthy()
  expect(asked).toEqual([])
})
