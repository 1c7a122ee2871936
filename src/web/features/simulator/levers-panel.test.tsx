import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SHIPPED_RATES } from '#domain/reference-rates.ts'
import { draw } from '#test/page/page.ts'
import { signIn } from '#test/page/signed-in.ts'
import { NEW_DRAFT } from './draft.ts'
import { LeversPanel } from './levers-panel.tsx'
import { LiveDraft } from './live-draft.ts'
import { simulatorMessages as messages } from './messages.ts'
import type { Catalogue } from './read-catalogue.ts'

const PAID_IN_YEN = { columns: { declared: [], exchanges: [{ currency: 'JPY' }] } } as unknown as Catalogue
const YEN = messages.figureOf(messages.rateOf('JPY'))
const MARGIN = messages.figureOf(messages.levers.margin)

it('PAGE-04 a figure that is typed by way of 0 keeps its field: the group stays open, and the lever can be drawn', async () => {
  await signIn()
  const draft = new LiveDraft({
    ...NEW_DRAFT,
    levers: {
      rates: [{ isOn: true, currency: 'JPY', assumed: { by: 'percent', ppm: 50_000 } }],
      margin: { isOn: true, change: { by: 'points', ppm: 50_000 } },
      gives: { keep: 'prices' },
    },
  })
  const { user } = draw(<LeversPanel live={draft} catalogue={PAID_IN_YEN} currency="EUR" rates={SHIPPED_RATES} />)
  const yen = screen.getByRole<HTMLInputElement>('textbox', { name: YEN })
  await user.clear(yen)
  await user.type(yen, '0')
  expect(yen.closest('details')?.open).toBe(true)
  await user.type(yen, '.5')
  expect(draft.get().levers.rates).toEqual([{ isOn: true, currency: 'JPY', assumed: { by: 'percent', ppm: 5_000 } }])
  const margin = screen.getByRole('textbox', { name: MARGIN })
  await user.clear(margin)
  await user.type(margin, '0.5')
  expect(draft.get().levers.margin).toEqual({ isOn: true, change: { by: 'points', ppm: 5_000 } })
})
