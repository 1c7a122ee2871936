import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw } from '#test/page/page.ts'
import { TileValue } from './tile-value.tsx'

it('PAGE-01 the figures of tiles stand on one line, in the size of the longest', () => {
  const texts = ['€5.00', '€65,328,000.50']
  draw(texts.map((text) => <TileValue key={text} text={text} among={texts} most={1.5} />))
  const [short, long] = texts.map((text) => screen.getByText(text))
  expect(short?.className).toContain('whitespace-nowrap')
  expect(short?.getAttribute('style')).toBe(long?.getAttribute('style'))
})
