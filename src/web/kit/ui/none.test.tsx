import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw } from '#test/page/page.ts'
import { none } from './none.tsx'

it('SHELL-08 a value that is not there is a dash', () => {
  draw(<p aria-label="Stock">{none}</p>)
  expect(screen.getByLabelText('Stock').textContent).toBe('–')
})
