import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt } from '#test/page/signed-in.ts'
import { assistantMessages as messages, fixedMessages, publicMessages } from './messages.ts'
import { beginPublicly } from './public-conversation.ts'
import { PublicDock } from './public-dock.tsx'

const ANSWER = 'Price: €100.00'
let asked: { readonly path: string; readonly body: string }[]

function answerWith(...answers: readonly (() => Response)[]): void {
  asked = []
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    asked.push({ path, body: String(init?.body ?? '') })
    return Promise.resolve((answers[asked.length - 1] ?? answers.at(-1) ?? (() => Response.error()))())
  })
}

const answered = () => Response.json({ message: { role: 'assistant', content: ANSWER } })
const down = () => new Response(null, { status: 503 })

beforeEach(() => {
  openAt('/calculators')
  beginPublicly()
})
afterEach(() => vi.unstubAllGlobals())

it('CHAT-03 SHELL-01 a visitor without an account asks the public chat, at the next address where one fails', async () => {
  answerWith(down, answered)
  const { user } = draw(<PublicDock />)
  const dialog = within(screen.getByRole('dialog', { name: fixedMessages.title }))
  await expectAccessible()
  await user.click(dialog.getByRole('button', { name: publicMessages.questions[0] }))
  expect(await dialog.findByText(ANSWER)).toBeDefined()
  expect(asked.map(({ path }) => path)).toEqual(['/api/public-chat', '/routes/public-chat'])
  await user.type(dialog.getByRole('textbox'), 'and at 50%?{Enter}')
  expect(await dialog.findAllByText(ANSWER)).toHaveLength(2)
  const { messages: said } = JSON.parse(asked.at(-1)?.body ?? '{}') as { readonly messages: readonly object[] }
  expect(said).toMatchObject([{ role: 'user' }, { role: 'assistant' }, { role: 'user', content: 'and at 50%?' }])
  await expectAccessible()
})

it('CHAT-03 where all three addresses fail the error says so, and asking again is one press', async () => {
  answerWith(down, down, down, answered)
  const { user } = draw(<PublicDock />)
  await user.type(screen.getByRole('textbox'), 'What is 20% of 50?{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(fixedMessages.error(fixedMessages.notSent))
  await user.click(screen.getByRole('button', { name: messages.retry }))
  expect(await screen.findByText(ANSWER)).toBeDefined()
})
