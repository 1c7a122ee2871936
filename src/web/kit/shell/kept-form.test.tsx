import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { draw, expectAccessible, leaveByLink } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { answerCalls } from '#test/page/store-pages.ts'
import { TextField } from '../ui/text-field.tsx'
import { setAuthState, type SignedInUser } from './auth-state.ts'
import { confirmMessages } from './confirm-messages.ts'
import { FreshFirst } from './fresh-first.tsx'
import { isFormKept, useKeptForm } from './kept-form.ts'

const ADA: SignedInUser = { userId: '1', email: 'ada@example.com', name: 'Ada', role: 'user' }
const past = () => new Date(Date.now() - 1_000).toISOString()
const begun = () => ({ name: '', limits: { people: '1' }, tags: ['a'] })

beforeEach(async () => {
  openAt('/settings/people')
  await signIn()
  setAuthState({ status: 'signed-in', user: ADA })
})
afterEach(() => {
  sessionStorage.clear()
  setAuthState({ status: 'loading' })
})

function Form({ isAsked = false }: { readonly isAsked?: boolean }) {
  const { typed, change, keep } = useKeptForm('form', begun)
  return (
    <>
      <FreshFirst reason="For the form" isAsked={isAsked} keep={keep} />
      <TextField label="Name" value={typed.name} onChange={({ target }) => change({ name: target.value })} />
      <output>{JSON.stringify(typed)}</output>
    </>
  )
}

const typed = (): unknown => JSON.parse(screen.getByRole('status').textContent)

it('AUTH-12 a fresh sign-in is asked for as a form opens, and not while there is one', async () => {
  let freshUntil = past()
  answerCalls([['GET /auth/session', () => ({ freshUntil })]])
  const { remove } = draw(<Form />)
  expect(await screen.findByText('For the form')).toBeTruthy()
  await expectAccessible()
  remove()
  freshUntil = new Date(Date.now() + 60_000).toISOString()
  draw(<Form />)
  await waitFor(() => expect(typed()).toEqual(begun()))
  expect(screen.queryByText('For the form')).toBeNull()
})

it('AUTH-12 what was typed is there again after the fresh sign-in, once, and for the same person alone', async () => {
  answerCalls()
  const { user, remove } = draw(<Form isAsked />)
  await user.type(screen.getByLabelText('Name'), 'Tea')
  expect(isFormKept('form')).toBe(false)
  await leaveByLink(user, confirmMessages.signIn)
  remove()
  setAuthState({ status: 'signed-in', user: { ...ADA, userId: '2' } })
  expect(isFormKept('form')).toBe(false)
  setAuthState({ status: 'signed-in', user: ADA })
  expect(isFormKept('form')).toBe(true)
  const again = draw(<Form />)
  expect(typed()).toEqual({ ...begun(), name: 'Tea' })
  again.remove()
  draw(<Form />)
  expect(typed()).toEqual(begun())
})

it('AUTH-12 what was kept by an earlier version of a form counts only where it still fits', () => {
  const kept = { name: 7, limits: { people: '3', gone: 'x' }, tags: 'none' }
  sessionStorage.setItem('pricewright.typed.1.form', JSON.stringify(kept))
  answerCalls()
  draw(<Form />)
  expect(typed()).toEqual({ name: '', limits: { people: '3' }, tags: ['a'] })
})
