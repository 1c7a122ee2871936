import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw } from '#test/page/page.ts'
import { Cell, DataTable, Row } from './data-table.tsx'
import { Tabs } from './tabs.tsx'

const tabs = ['Lines', 'Charges', 'Landed cost'].map((label) => ({ value: label, label, content: label }))

/** Gives a frame the widths that a page without pixels does not have, and scrolls it. */
function scrolled(frame: Element, scrollLeft: number): readonly boolean[] {
  Object.defineProperties(frame, {
    scrollWidth: { configurable: true, value: 400 },
    clientWidth: { configurable: true, value: 250 },
  })
  frame.scrollLeft = scrollLeft
  act(() => void frame.dispatchEvent(new Event('scroll')))
  return ['data-more-start', 'data-more-end'].map((side) => frame.hasAttribute(side))
}

it('SHELL-09 a row of tabs that is too narrow for them says on which side more of them are', () => {
  draw(<Tabs label="Parts" value="Lines" tabs={tabs} onChange={() => undefined} />)
  const strip = screen.getByRole('tablist')
  expect(scrolled(strip, 0)).toEqual([false, true])
  expect(scrolled(strip, 60)).toEqual([true, true])
  expect(scrolled(strip, 150)).toEqual([true, false])
})

it('SHELL-09 a table that hides columns says on which side', () => {
  draw(
    <DataTable label="Prices">
      <tbody>
        <Row>
          <Cell head>Mug</Cell>
        </Row>
      </tbody>
    </DataTable>,
  )
  const frame = screen.getByRole('table').parentElement as HTMLElement
  expect(scrolled(frame, 0)).toEqual([false, true])
  expect(scrolled(frame, 150)).toEqual([true, false])
})
