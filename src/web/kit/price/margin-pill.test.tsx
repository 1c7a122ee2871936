import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw, expectAccessible } from '#test/page/page.ts'
import { MarginPill } from './margin-pill.tsx'
import { priceMessages } from './messages.ts'

it('PRICE-04 what is given away loses money, and no margin is written for it', async () => {
  draw(
    <p aria-label="Margin">
      <MarginPill result={{ effectivePrice: 0, marginPpm: 0, belowFloor: false, flag: null }} />
    </p>,
  )
  expect(screen.getByLabelText('Margin').textContent).toBe(`–, ${priceMessages.healths.losing}`)
  await expectAccessible()
})

it('PRICE-12 a loss is told as a loss, also below the lowest margin', () => {
  draw(
    <p aria-label="Margin">
      <MarginPill result={{ effectivePrice: 100, marginPpm: -18_000, belowFloor: true, flag: null }} />
    </p>,
  )
  expect(screen.getByLabelText('Margin').textContent).toContain(priceMessages.healths.losing)
})
