import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyRowOf } from '#test/empty-row.ts'
import { draw, expectAccessible } from '#test/page/page.ts'
import { foundProducts, openAt, signIn } from '#test/page/signed-in.ts'
import { type AnswerEvent, writtenEvent } from '#contract/assistant/answer-events.ts'
import type { AnswerPart } from '#contract/assistant/answer-parts.ts'
import { documentIndex } from '#web/kit/documents/document-index.ts'
import { provideApi } from '#web/kit/data/api.ts'
import { wrappingButtonClass } from '#web/kit/ui/button.tsx'
import { ConfirmHost } from '#web/kit/ui/confirm-host.tsx'
import { AssistantDock } from './assistant-dock.tsx'
import { beginConversation, conversationId, forgetConversation } from './conversation.ts'
import { assistantMessages as messages, commandMessages, fixedMessages, suggestionMessages } from './messages.ts'

const PRODUCT = '00000000-0000-4000-8000-000000000001'
const ANSWER: readonly AnswerEvent[] = [
  { type: 'started', questionId: PRODUCT, answerId: PRODUCT, noteId: PRODUCT, by: 'built-in', model: null },
  { type: 'step', tool: 'explain_price', words: 'Following the price step by step' },
  {
    type: 'part',
    part: {
      type: 'text',
      text: 'The lamp sells at 75 or 99.',
      figures: [
        { at: 18, length: 2, verified: true, link: { kind: 'product', id: PRODUCT } },
        { at: 24, length: 2, verified: false },
      ],
    },
  },
  {
    type: 'part',
    part: {
      type: 'table',
      title: 'Products',
      columns: [
        { label: 'Product', kind: 'text' },
        { label: 'Margin', kind: 'percent' },
      ],
      rows: [[{ value: 'Lamp', link: { kind: 'product', id: PRODUCT } }, { value: '40' }]],
      total: 12,
      open: { screen: 'products', search: { status: 'active' } },
    },
  },
  { type: 'done', unverified: 1 },
]

let asked: { readonly path: string; readonly body: string }[]

function answerWith(answer: () => Response): void {
  asked = []
  const call = (path: string, init?: RequestInit): Promise<Response> => {
    asked.push({ path, body: String(init?.body ?? '') })
    if (path === '/api/assistant')
      return Promise.resolve(
        Response.json({ by: 'built-in', model: null, host: null, instructions: '', isBudgetReached: false }),
      )
    return Promise.resolve(answer())
  }
  provideApi(call)
  vi.stubGlobal('fetch', call)
}

const stream = (events: readonly AnswerEvent[]) => new Response(events.map(writtenEvent).join(''))

beforeEach(async () => {
  openAt('/products')
  forgetConversation()
  await signIn([foundProducts])
})
afterEach(() => vi.unstubAllGlobals())

it('CHAT-01 CHAT-05 an answer comes as text whose figures lead to their records, and as a table that opens as a list', async () => {
  answerWith(() => stream(ANSWER))
  const { user } = draw(<AssistantDock />)
  const dialog = within(screen.getByRole('dialog', { name: fixedMessages.title }))
  const send = dialog.getByRole('button', { name: messages.send })
  expect(send.hasAttribute('disabled')).toBe(true)
  await user.type(dialog.getByRole('textbox'), 'Margin of the lamp?{Enter}')
  const figure = await dialog.findByRole('link', { name: '75' })
  expect(figure.getAttribute('href')).toContain(PRODUCT)
  expect(dialog.getByText(`(${messages.notVerified})`)).toBeDefined()
  expect(dialog.getByRole('cell', { name: '40.0%' })).toBeDefined()
  expect(dialog.getByRole('link', { name: messages.openList }).getAttribute('href')).toContain('/products')
  expect(JSON.parse(asked.find(({ path }) => path.includes('answers'))?.body ?? '{}')).toMatchObject({
    question: 'Margin of the lamp?',
    page: { screen: 'products' },
  })
  expect(dialog.getAllByText(/\d{1,2}:\d\d/).length).toBeGreaterThan(0)
  await expectAccessible()
})

it('CHAT-01 Shift and Enter begin a new line, and a suggested question is asked by one press', async () => {
  answerWith(() => stream(ANSWER))
  const { user } = draw(<AssistantDock />)
  const field = screen.getByRole('textbox')
  await user.type(field, 'One{Shift>}{Enter}{/Shift}two')
  expect((field as HTMLTextAreaElement).value).toBe('One\ntwo')
  const suggested = screen.getByRole('button', { name: suggestionMessages.products[0] })
  // A long question wraps: the button's own words of one line are overruled.
  expect(suggested.className).toContain(wrappingButtonClass)
  await user.click(suggested)
  expect(await screen.findByText(suggestionMessages.products[0])).toBeDefined()
  await screen.findByRole('link', { name: '75' })
})

it('CHAT-03 the public chat is tried at its three addresses; where all fail the error says so, and asking again is one press', async () => {
  answerWith(() => new Response(null, { status: 503 }))
  const { user } = draw(<AssistantDock />)
  await user.type(screen.getByRole('textbox'), 'Hello{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(fixedMessages.error(fixedMessages.notSent))
  const tried = asked.map(({ path }) => path).filter((path) => path.includes('public-chat'))
  expect(tried).toEqual(['/api/public-chat', '/routes/public-chat', '/public-chat'])
  answerWith(() => stream(ANSWER))
  await user.click(screen.getByRole('button', { name: messages.retry }))
  await waitFor(() => expect(screen.getByRole('link', { name: '75' })).toBeDefined())
})

it('CHAT-01 a / at the beginning offers what can be asked, and what is chosen is written', async () => {
  answerWith(() => stream(ANSWER))
  const { user } = draw(<AssistantDock />)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox')
  await user.type(field, '/')
  const names = Object.values(commandMessages).map(({ name }) => `/${name}`)
  const options = screen.getAllByRole('option')
  expect(options.map((option) => option.firstElementChild?.textContent)).toEqual(names)
  await expectAccessible()
  await user.type(field, `${commandMessages.owed.name}{Enter}`)
  expect(field.value).toBe(commandMessages.owed.text)
  expect(screen.queryByRole('option')).toBeNull()
  expect(asked.some(({ path }) => path.includes('answers'))).toBe(false)
})

it('CHAT-05 an @ offers records of every kind by their names, and one that is chosen is written and goes along', async () => {
  answerWith(() => stream(ANSWER))
  const { store, settle } = await signIn([foundProducts, documentIndex])
  await store.mutate({ op: 'put', kind: 'product', id: PRODUCT, data: { name: 'Nut lamp' } })
  await store.mutate({ op: 'put', kind: 'customer', id: store.newId(), data: { name: 'Nutmeg Café' } })
  await settle()
  const { user } = draw(<AssistantDock />)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox')
  await user.type(field, 'What does @')
  expect(screen.getAllByRole('option').length).toBe(2)
  await user.type(field, 'nut')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Nut lamp', 'Nutmeg Café'])
  await user.keyboard('{ArrowDown}{Enter}')
  expect(field.value).toBe('What does Nutmeg Café ')
  await user.type(field, 'owe?{Enter}')
  await screen.findByRole('link', { name: '75' })
  expect(JSON.parse(asked.find(({ path }) => path.includes('answers'))?.body ?? '{}')).toMatchObject({
    page: { records: [{ kind: 'customer', name: 'Nutmeg Café' }] },
  })
  // The name belongs to its question: the next one is not asked about it.
  expect(screen.queryByRole('button', { name: messages.leaveOut('Nutmeg Café') })).toBeNull()
  await user.type(field, 'Who owes me money?{Enter}')
  await waitFor(() => expect(asked.filter(({ path }) => path.includes('answers')).length).toBe(2))
  expect(JSON.parse(asked.at(-1)?.body ?? '{}')).toMatchObject({ page: { records: [] } })
})

it('CHAT-01 CHAT-07 a third question at once is told why it waits, and stays in sight when another is asked', async () => {
  answerWith(() =>
    Response.json(
      { title: 'Too many of your requests are still running.', status: 429, code: 'too-many-at-once' },
      { status: 429, headers: { 'content-type': 'application/problem+json' } },
    ),
  )
  const { user } = draw(<AssistantDock />)
  await user.type(screen.getByRole('textbox'), 'Third?{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(fixedMessages.error(messages.twoAnswered))
  expect(asked.some(({ path }) => path.includes('public-chat'))).toBe(false)
  answerWith(() => stream(ANSWER))
  await user.type(screen.getByRole('textbox'), 'Fourth?{Enter}')
  await screen.findByRole('link', { name: '75' })
  expect(screen.getByText('Third?')).toBeDefined()
  expect(screen.getByText(messages.twoAnswered)).toBeDefined()
})

it('CHAT-07 a question whose answer failed is shown with the reason when the page comes again, and can be asked again', async () => {
  answerWith(() => stream(ANSWER))
  const id = crypto.randomUUID()
  const message = (role: string, content: string, createdAt: number) => ({
    kind: 'assistantMessage',
    row: emptyRowOf('assistantMessage', crypto.randomUUID(), { conversationId: id, role, content, createdAt }),
  })
  await signIn([foundProducts], 0, [message('user', 'Garbage?', 1), message('system', 'It broke off.', 2)])
  beginConversation(id)
  expect(sessionStorage.getItem('pricewright.conversation')).toBe(id)
  const { user } = draw(<AssistantDock />)
  expect(screen.getByText('Garbage?')).toBeDefined()
  expect(screen.getByText('It broke off.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: messages.retry }))
  await screen.findByRole('link', { name: '75' })
  expect(asked.some(({ body }) => body.includes('Garbage?'))).toBe(true)
})

/** A row of the open conversation, as the server keeps it. */
const keptAs = (id: string, role: string, content: string, parts: readonly unknown[] = []) =>
  emptyRowOf('assistantMessage', id, {
    conversationId: conversationId.get(),
    role,
    content,
    parts,
    createdAt: Date.now(),
  })
const TEXT: AnswerPart = { type: 'text', text: 'It sells at 75.', figures: [] }
const ANSWER_ID = '00000000-0000-4000-8000-000000000002'
const NOTE_ID = '00000000-0000-4000-8000-000000000003'

it('CHAT-07 an answer whose end was not heard is shown whole once it is kept, without word of a failure', async () => {
  const { arrive } = await signIn([foundProducts])
  const started = { type: 'started', questionId: PRODUCT, answerId: ANSWER_ID, noteId: NOTE_ID } as const
  answerWith(() =>
    stream([
      { ...started, by: 'built-in', model: null },
      { type: 'part', part: TEXT },
    ]),
  )
  const { user } = draw(<AssistantDock />)
  await user.type(screen.getByRole('textbox'), 'What price?{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(fixedMessages.error(messages.brokeOff))
  await arrive('assistantMessage', keptAs(ANSWER_ID, 'assistant', '', [{ ...TEXT, text: 'It sells at 75, or 99.' }]))
  expect(screen.getByText('It sells at 75, or 99.')).toBeDefined()
  expect(screen.queryByText('It sells at 75.')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('CHAT-07 a question that was stopped before its answer began is shown once when the server kept it after all', async () => {
  const { arrive } = await signIn([foundProducts])
  answerWith(() => new Response(new ReadableStream()))
  const { user } = draw(<AssistantDock />)
  await user.type(screen.getByRole('textbox'), 'What price?{Enter}')
  await user.click(await screen.findByRole('button', { name: messages.stop }))
  const { questionId } = JSON.parse(asked.find(({ path }) => path.includes('answers'))?.body ?? '{}') as {
    questionId: string
  }
  answerWith(() => stream(ANSWER))
  await user.type(screen.getByRole('textbox'), 'And now?{Enter}')
  await screen.findByRole('link', { name: '75' })
  expect(screen.getByText(messages.stopped)).toBeDefined()
  await arrive('assistantMessage', keptAs(questionId, 'user', 'What price?'))
  await arrive('assistantMessage', keptAs(NOTE_ID, 'system', 'Stopped by you.'))
  expect(screen.getAllByText('What price?').length).toBe(1)
  expect(screen.queryByText(messages.stopped)).toBeNull()
})

/** Deletes the open conversation by its menu. */
async function deleteOpen(user: ReturnType<typeof draw>['user']): Promise<void> {
  await user.click(screen.getByRole('button', { name: messages.conversations }))
  await user.click(await screen.findByRole('menuitem', { name: messages.deleteConversation }))
  expect(asked.some(({ path }) => path === `/api/assistant/conversations/${conversationId.get()}`)).toBe(false)
  await user.click(await screen.findByRole('button', { name: messages.deleteConversation }))
}

const notThere = () =>
  Response.json(
    { title: 'Message with ID 1 not found', status: 404, code: 'no-such-row' },
    { status: 404, headers: { 'content-type': 'application/problem+json' } },
  )

it('CHAT-07 what was deleted is gone from the history too, also where the server never kept it', async () => {
  await signIn([foundProducts])
  answerWith(() => new Response(null, { status: 503 }))
  const { user } = draw(
    <>
      <AssistantDock />
      <ConfirmHost />
    </>,
  )
  await user.type(screen.getByRole('textbox'), 'Lost?{Enter}')
  await screen.findByRole('alert')
  answerWith(notThere)
  await deleteOpen(user)
  await waitFor(() => expect(screen.queryByText('Lost?')).toBeNull())
  expect(screen.getByRole('button', { name: messages.conversations }).hasAttribute('disabled')).toBe(true)
})

it('CHAT-07 a question that was stopped before its answer began is deleted at the server too, and stays where that failed', async () => {
  await signIn([foundProducts])
  answerWith(() => new Response(new ReadableStream()))
  const { user } = draw(
    <>
      <AssistantDock />
      <ConfirmHost />
    </>,
  )
  await user.type(screen.getByRole('textbox'), 'What price?{Enter}')
  await user.click(await screen.findByRole('button', { name: messages.stop }))
  const id = conversationId.get()
  const deletions = () => asked.filter(({ path }) => path === `/api/assistant/conversations/${id}`)
  answerWith(() => new Response(null, { status: 503 }))
  await deleteOpen(user)
  await waitFor(() => expect(deletions()).toHaveLength(1))
  expect(screen.getByText('What price?')).toBeDefined()
  answerWith(() => new Response(null, { status: 204 }))
  await deleteOpen(user)
  await waitFor(() => expect(screen.queryByText('What price?')).toBeNull())
  expect(deletions()).toHaveLength(1)
})
