import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw, expectAccessible, recorder } from '#test/page/page.ts'
import { FigureField } from './figure-field.tsx'
import { figureMessages } from './figure-messages.ts'

const nothing = () => undefined

it('PAGE-03 PRICE-14 a figure is given at every key, taken back by Escape, or asked for', async () => {
  const { told, record } = recorder()
  const { redraw } = draw(
    <FigureField
      label="Cost"
      text="60.00"
      unit="€"
      unitBefore
      isFound={false}
      issue={undefined}
      help="Without VAT"
      onType={record('typed')}
      onAsk={record('asked')}
      onEnter={record('entered')}
      onEscape={record('escaped')}
    />,
  )
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Cost (€)' })
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: '70' } })
  expect(field.value).toBe('70')
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(field.value).toBe('60.00')
  fireEvent.keyDown(field, { key: 'Escape' })
  fireEvent.click(screen.getByRole('button', { name: figureMessages.find('Cost') }))
  expect(document.activeElement).toBe(field)
  expect(told).toEqual(['entered', ['typed', '70'], 'escaped', 'asked', 'entered'])
  expect(screen.getByText('Without VAT')).toBeTruthy()
  await expectAccessible()

  redraw(
    <FigureField
      label="Cost"
      text=""
      unit="%"
      unitBefore={false}
      isFound
      issue="No answer"
      onType={nothing}
      onAsk={nothing}
      onEnter={nothing}
      onEscape={nothing}
    />,
  )
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('No answer')).toBeTruthy()
  await expectAccessible()
})
