import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { emptyRowOf } from '#test/empty-row.ts'
import { draw } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { provideApi } from '#web/kit/data/api.ts'
import { toastQueue } from '#web/kit/ui/toast.ts'
import { ChangeActions } from './change-actions.tsx'
import { changeSetsMessages as messages } from './messages.ts'
import { useChangeSetActions } from './use-change-set-actions.ts'

const header = (id: string) => emptyRowOf('changeSet', id, { title: 'Import', state: 'checked', size: 2, version: 1 })

function Panel({
  id,
  ...values
}: {
  readonly id: string
  readonly state?: 'draft'
  readonly origin?: 'scenario' | 'import' | 'storePush' | 'storePull'
  readonly size?: number
  readonly effect?: { readonly created: number; readonly newListings: number }
}) {
  return (
    <ChangeActions
      header={{ ...header(id), ...values }}
      actions={useChangeSetActions()}
      isOnline
      onShow={() => undefined}
    />
  )
}

let asked: string[]
let apply: ReadableStreamDefaultController<Uint8Array>
const tell = (line: object) => act(async () => apply.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`)))
let titles: string[]
let untake: () => void
afterEach(() => untake())

beforeEach(async () => {
  openAt('/change-sets')
  await signIn()
  titles = []
  untake = toastQueue.take(({ title }) => void titles.push(title))
  asked = []
  provideApi((path) => {
    asked.push(path)
    if (path.endsWith('?follow=yes'))
      return Promise.resolve(new Response(`${JSON.stringify({ result: { state: 'checked' } })}\n`))
    return Promise.resolve(new Response(new ReadableStream({ start: (controller) => void (apply = controller) })))
  })
})

it('CHANGE-02 to look at a change set applies nothing, whatever was begun and called off before', async () => {
  draw(<Panel id="00000000-0000-4000-8000-000000000001" />)
  await waitFor(() => expect(asked).toEqual([expect.stringMatching(/\/apply\?follow=yes$/)]))
  expect(await screen.findByRole('button', { name: messages.panel.apply })).toBeDefined()
  expect(titles).toEqual([])
})

it('STORE-06 what goes to a store is sent, not only applied', async () => {
  draw(<Panel id="00000000-0000-4000-8000-000000000007" origin="storePush" />)
  expect(await screen.findByRole('button', { name: messages.panel.send })).toBeDefined()
  expect(screen.queryByRole('button', { name: messages.panel.apply })).toBeNull()
})

it('STORE-09 CHANGE-01 a first import that only links products can be applied', async () => {
  draw(
    <Panel
      id="00000000-0000-4000-8000-000000000008"
      origin="storePull"
      size={1}
      effect={{ created: 1, newListings: 1 }}
    />,
  )
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: messages.panel.apply })).disabled).toBe(false)
})

it('CHANGE-02 what is applied is shown where its panel is opened again, begun once and told once', async () => {
  const panel = <Panel id="00000000-0000-4000-8000-000000000002" />
  const { user, remove } = draw(panel)
  await user.click(screen.getByRole('button', { name: messages.panel.apply }))
  remove()
  draw(panel)
  await tell({ done: 1, total: 2, doing: 'applying' })
  expect(await screen.findByText(messages.panel.left(1, 2))).toBeDefined()
  await tell({ result: { ...header('x'), state: 'applied' } })
  await screen.findByRole('button', { name: messages.panel.apply })
  expect(asked.filter((path) => path.endsWith('/apply?asChecked=yes')).length).toBe(1)
  expect(titles).toEqual([messages.applied.done('Import')])
})

it('CHANGE-01 what would come out otherwise than its preview is checked anew and said, not applied', async () => {
  const { user } = draw(<Panel id="00000000-0000-4000-8000-000000000003" />)
  await user.click(screen.getByRole('button', { name: messages.panel.apply }))
  await tell({ problem: { status: 409, code: 'not-as-checked', title: '2 rows would come out otherwise' } })
  await waitFor(() => expect(asked.at(-1)).toMatch(/\/check$/))
  await tell({ result: header('x') })
  await waitFor(() => expect(titles).toEqual(['2 rows would come out otherwise']))
  expect(await screen.findByRole('button', { name: messages.panel.apply })).toBeDefined()
})

it('CHANGE-02 what is refused for another reason is said, and not checked anew', async () => {
  const { user } = draw(<Panel id="00000000-0000-4000-8000-000000000004" />)
  await user.click(screen.getByRole('button', { name: messages.panel.apply }))
  await tell({ problem: { status: 409, code: 'conflict', title: 'It was stopped' } })
  expect(await screen.findByRole('button', { name: messages.panel.apply })).toBeDefined()
  expect(titles).toHaveLength(1)
  expect(asked.filter((path) => path.endsWith('/check'))).toEqual([])
})

it('CHANGE-01 checking anew that is called off is no failure', async () => {
  const { user } = draw(<Panel id="00000000-0000-4000-8000-000000000005" />)
  await user.click(screen.getByRole('button', { name: messages.panel.apply }))
  await tell({ problem: { status: 409, code: 'not-as-checked', title: '2 rows would come out otherwise' } })
  await waitFor(() => expect(asked.at(-1)).toMatch(/\/check$/))
  await user.click(screen.getByRole('button', { name: messages.panel.cancel }))
  await act(async () => apply.error(new DOMException('called off', 'AbortError')))
  expect(await screen.findByRole('button', { name: messages.panel.apply })).toBeDefined()
  expect(titles).toEqual([])
})

it('CHANGE-01 a change set whose check was broken off can be checked again, and one of a file be read on', async () => {
  const id = '00000000-0000-4000-8000-000000000006'
  const { user, remove } = draw(<Panel id={id} state="draft" origin="scenario" />)
  await user.click(screen.getByRole('button', { name: messages.moved.check }))
  expect(asked).toEqual([expect.stringMatching(/\/check$/)])
  remove()
  draw(<Panel id={id} state="draft" origin="import" />)
  expect(screen.queryByRole('button', { name: messages.moved.check })).toBeNull()
  expect(screen.getByText(messages.panel.continue)).toBeDefined()
})
