import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw, expectAccessible } from '#test/page/page.ts'
import { BeforeAfter } from './before-after.tsx'
import { uiMessages } from './messages.ts'

it('SHIP-02 a value that changes is shown before and after, one that stays once', async () => {
  draw(
    <>
      <p aria-label="Cost">
        <BeforeAfter before="4.00" after="5.00" />
      </p>
      <p aria-label="Price">
        <BeforeAfter before="9.00" after="9.00" />
      </p>
    </>,
  )
  expect(screen.getByLabelText('Cost').textContent).toBe(`4.00 →  ${uiMessages.to} 5.00`)
  expect(screen.getByLabelText('Price').textContent).toBe('9.00')
  await expectAccessible()
})
