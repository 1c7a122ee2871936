import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { newId } from '#test/client-model/world.ts'
import { dashboardMessages } from './dashboard-messages.ts'
import { StepsCard } from './steps-card.tsx'

const messages = dashboardMessages.steps

it('PAGE-01 a new shop is led by five steps; what is done is said to be, and they can be hidden', async () => {
  openAt('/')
  const { store, settle } = await signIn()
  const profile = { isDefault: true, name: 'Tea shop', country: 'DE', preferredCurrency: 'EUR' }
  await store.mutate({ op: 'put', kind: 'businessProfile', id: newId(), data: profile })
  const { user } = draw(<StepsCard />)
  await settle()
  expect(screen.getByText(messages.lead('1', '5'))).toBeDefined()
  expect(screen.queryByRole('link', { name: messages.vat })).toBeNull()
  expect(screen.getByRole('link', { name: messages.products }).getAttribute('href')).toBe('/import')
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: messages.hide }))
  expect(screen.queryByText(messages.title)).toBeNull()
})
