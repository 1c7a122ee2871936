import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { provideApi } from '#web/kit/data/api.ts'
import { uiMessages } from '#web/kit/ui/messages.ts'
import { AwaitedPanel } from './awaited-panel.tsx'
import { changeSetsMessages as messages } from './messages.ts'

it('CHANGE-01 a change set that is on its way is waited for; only one that the server does not have is not found', async () => {
  openAt('/change-sets')
  await signIn()
  let answer: (response: Response) => void = () => undefined
  provideApi(() => new Promise((resolve) => (answer = resolve)))
  draw(<AwaitedPanel id="00000000-0000-4000-8000-000000000001" onClose={() => undefined} />)
  expect(await screen.findByText(messages.panel.loading)).toBeTruthy()
  expect(screen.queryByText(messages.gone.text)).toBeNull()
  const problem = JSON.stringify({ title: 'No', status: 404, code: 'no-such-row' })
  await act(async () => answer(new Response(problem, { status: 404 })))
  expect(await screen.findByText(messages.gone.text)).toBeTruthy()
})

it('CHANGE-01 a server that fails says nothing of whether it is there: that is told as a failure, and asked again', async () => {
  openAt('/change-sets')
  await signIn()
  let status = 500
  provideApi(() => Promise.resolve(new Response(JSON.stringify({ title: 'It failed.', status }), { status })))
  const { user } = draw(<AwaitedPanel id="00000000-0000-4000-8000-000000000001" onClose={() => undefined} />)
  expect(await screen.findByText('It failed.')).toBeTruthy()
  expect(screen.queryByText(messages.gone.text)).toBeNull()
  status = 404
  await user.click(screen.getByRole('button', { name: uiMessages.retry }))
  expect(await screen.findByText(messages.gone.text)).toBeTruthy()
})
