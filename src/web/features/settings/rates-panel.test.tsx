import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { draw } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { provideApi } from '#web/kit/data/api.ts'
import { dataMessages } from '#web/kit/data/messages.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { toastQueue } from '#web/kit/ui/toast.ts'
import { settingsMessages } from './messages.ts'
import { RatesPanel } from './rates-panel.tsx'

const messages = settingsMessages.rates
const RATES = { base: 'EUR', date: '2098-03-04', source: 'ECB', rates: { USD: '1.1' } }
let titles: string[]
let untake: () => void
afterEach(() => untake())

beforeEach(async () => {
  openAt('/settings')
  await signIn()
  titles = []
  untake = toastQueue.take(({ title }) => void titles.push(title))
})

it('CUR-02 newer rates that are asked for are shown, none newer and a lost network are told, and it can be asked again', async () => {
  provideApi(() => Promise.reject(new Error('no network')))
  const { user } = draw(<RatesPanel />)
  const ask = screen.getByRole<HTMLButtonElement>('button', { name: messages.ask })
  await user.click(ask)
  await waitFor(() => expect(titles[0]).toBe(dataMessages.unreachable))
  provideApi(() => Promise.resolve(Response.json(RATES)))
  await waitFor(() => expect(ask.disabled).toBe(false))
  await user.click(ask)
  await waitFor(() => expect(titles).toContain(messages.newer))
  expect(screen.getByText(formatDay(RATES.date))).toBeDefined()
  await user.click(ask)
  await waitFor(() => expect(titles).toContain(messages.noneNewer(formatDay(RATES.date))))
})
