import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { draw } from '#test/page/page.ts'
import { emptyRowOf } from '#test/empty-row.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { screenOf } from '#contract/screens.ts'
import { CountryLine } from './country-line.tsx'
import { startMessages } from './messages.ts'
import { SetupCard } from './setup-card.tsx'

const { setup, sellsFrom } = startMessages
const registered = () => screen.getByRole<HTMLInputElement>('switch', { name: setup.registered })

beforeEach(async () => {
  await signIn()
  openAt('/')
})

it('PROF-02 a country switches VAT on and says so; what somebody chose stays with another country', async () => {
  const { user } = draw(<SetupCard profileId="0190f2c0-0000-7000-8000-000000000001" onSkip={() => undefined} />)
  const choose = async (country: string) => {
    await user.click(screen.getByRole('combobox', { name: setup.country }))
    await user.keyboard(country)
    await user.click(await screen.findByRole('option', { name: country }))
  }
  await choose('Germany')
  expect(registered().checked).toBe(true)
  expect(screen.getByText(setup.registeredProposed('Germany'))).toBeTruthy()
  await user.click(registered())
  await choose('Austria')
  expect(registered().checked).toBe(false)
  expect(screen.queryByText(setup.registeredProposed('Austria'))).toBeNull()
})

it('PROF-02 the sentence about VAT leads to the settings of VAT', () => {
  const profile = emptyRowOf('businessProfile', '0190f2c0-0000-7000-8000-000000000001', { country: 'DE' })
  draw(<CountryLine profile={profile} />)
  const link = screen.getByRole('link', { name: sellsFrom.changeVat })
  expect(link.getAttribute('href')).toBe(screenOf('settings-vat').path)
})
