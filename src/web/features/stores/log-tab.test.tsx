import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { storeMessages } from '#contract/store-messages.ts'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { answerCalls, type Answers, refused, rowsOf, STORE_ID, storeRow } from '#test/page/store-pages.ts'
import { toastQueue } from '#web/kit/ui/toast.ts'
import { uiMessages } from '#web/kit/ui/messages.ts'
import { storesMessages } from './messages.ts'
import { StorePage } from './store-page.tsx'

const messages = storesMessages.log
let titles: string[]
let untake: () => void

beforeEach(() => {
  titles = []
  untake = toastQueue.take(({ title }) => void titles.push(title))
})
afterEach(() => untake())

const noticeOf = (id: string, values: object = {}) => ({
  id,
  storeId: STORE_ID,
  topic: `product.${id}`,
  about: 'changed',
  externalId: `p${id}`,
  receivedAt: '2026-06-30T10:00:00.000Z',
  state: 'done',
  problem: '',
  ...values,
})

async function open(answers: Answers) {
  openAt(`/store?id=${STORE_ID}&view=log`)
  const { store } = await signIn([], 0, rowsOf('store', storeRow()))
  const calls = answerCalls(answers)
  const { user } = draw(<StorePage />)
  await screen.findByRole('heading', { level: 1, name: 'Lighthouse' })
  return { calls, user, userId: store.userId }
}

const products = () => {
  const texts = screen.getAllByRole('cell').map(({ textContent }) => textContent ?? '')
  return texts.filter((text) => /^p\d$/.test(text))
}

it('STORE-03 the log shows each webhook with why it failed, and one is read again', async () => {
  const logs = [
    noticeOf('3', { state: 'failed', problem: 'down' }),
    noticeOf('2', { about: 'deleted' }),
    noticeOf('1', { externalId: '', about: 'removed', state: 'ignored' }),
  ]
  const { calls, user } = await open([['GET /woocommerce/webhooks/logs', () => ({ logs, hasMore: false })]])
  const failed = await screen.findByRole('row', { name: /p3/ })
  expect(within(failed).getByText(messages.states.failed)).toBeTruthy()
  expect(within(failed).getByText(storeMessages.reasons.down.title)).toBeTruthy()
  const { changed, deleted, removed } = messages.abouts
  const events = screen.getAllByRole('rowheader')
  expect(events.map(({ textContent }) => textContent)).toEqual([changed, deleted, removed])
  expect(screen.getByTitle('product.3').textContent).toBe(changed)
  // What names no product has nothing to be read again.
  expect(screen.getAllByRole('button', { name: messages.replay })).toHaveLength(2)
  expect(screen.queryByRole('button', { name: messages.more })).toBeNull()
  await expectAccessible()
  await user.click(within(failed).getByRole('button', { name: messages.replay }))
  await waitFor(() => expect(titles).toEqual([messages.replayed]))
  expect(calls).toEqual([{ call: `POST /stores/${STORE_ID}/webhooks/3/replay`, body: undefined }])
})

it('STORE-03 older webhooks are asked for after the last one shown, and the newest again', async () => {
  const { user, userId } = await open([
    ['GET /woocommerce/webhooks/logs', () => ({ logs: [noticeOf('9'), noticeOf('8')], hasMore: true })],
  ])
  await screen.findByRole('row', { name: /p9/ })
  answerCalls([
    [
      `GET /woocommerce/webhooks/logs/${userId}?store=${STORE_ID}&before=8`,
      () => ({ logs: [noticeOf('7')], hasMore: false }),
    ],
  ])
  await user.click(screen.getByRole('button', { name: messages.more }))
  await waitFor(() => expect(products()).toEqual(['p7']))
  expect(screen.queryByRole('button', { name: messages.more })).toBeNull()
  answerCalls([['GET /woocommerce/webhooks/logs', () => ({ logs: [noticeOf('9')], hasMore: true })]])
  await user.click(screen.getByRole('button', { name: messages.newest }))
  await waitFor(() => expect(products()).toEqual(['p9']))
})

it('STORE-03 a store that reported nothing is said to have, and a log that cannot be read is asked for again', async () => {
  let isDown = true
  const answer = () => (isDown ? refused(500, 'internal', { title: 'It failed.' }) : { logs: [], hasMore: false })
  const { user } = await open([['GET /woocommerce/webhooks/logs', answer]])
  expect(await screen.findByText('It failed.')).toBeTruthy()
  isDown = false
  await user.click(screen.getByRole('button', { name: uiMessages.retry }))
  expect(await screen.findByText(messages.none)).toBeTruthy()
})
