import { act, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { makeWorld } from '#test/client-model/world.ts'
import { draw, expectAccessible } from '#test/page/page.ts'
import { answerCalls } from '#test/page/store-pages.ts'
import { provideStore } from '../data/current-store.ts'
import { FIRST_REPORT } from '../data/status.ts'
import { setAuthState, type SignedInUser } from '../shell/auth-state.ts'
import { AlsoHere } from './also-here.tsx'
import { recordMessages } from './record-messages.ts'

const ADA: SignedInUser = {
  userId: 'ada',
  email: 'ada@example.com',
  name: 'Ada',
  role: 'user',
  people: [
    { id: 'ada', name: 'Ada' },
    { id: 'mia', name: 'Mia' },
  ],
}

afterEach(() => setAuthState({ status: 'loading' }))

/** A record that is open here; `hear` is what the live stream tells of who has which open. */
async function open(user: SignedInUser) {
  const { browser, clock } = makeWorld()
  const [tab, other] = [await browser.openTab(), await browser.openTab()]
  provideStore(tab.store)
  setAuthState({ status: 'signed-in', user })
  const calls = answerCalls()
  draw(<AlsoHere kind="document" id="1" />)
  const hear = (met: { personId: string; kind: string; id: string }) =>
    act(async () => {
      browser.tell(other, { type: 'report', report: { ...FIRST_REPORT, met } })
      await clock.advance(50)
    })
  return { calls, hear }
}

it('TEAM-03 who else has the record open is named, oneself and other records are not, and the others are told', async () => {
  const { calls, hear } = await open(ADA)
  expect(calls).toEqual([{ call: 'POST /presence', body: { kind: 'document', id: '1' } }])
  await hear({ personId: 'ada', kind: 'document', id: '1' })
  await hear({ personId: 'mia', kind: 'document', id: '2' })
  expect(screen.getByRole('status').textContent).toBe('')
  await hear({ personId: 'mia', kind: 'document', id: '1' })
  expect(screen.getByText(recordMessages.alsoHere('Mia'))).toBeTruthy()
  await expectAccessible()
})

it('TEAM-03 whoever may only look tells nobody, and whoever works alone neither tells nor asks', async () => {
  const { calls } = await open({ ...ADA, member: { personId: 'mia', role: 'viewer', account: 'Tea & Co' } })
  expect(calls).toEqual([])
  const { people: _, ...alone } = ADA
  expect((await open(alone)).calls).toEqual([])
})
