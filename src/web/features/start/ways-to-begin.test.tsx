import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { startMessages } from './messages.ts'
import { WaysToBegin } from './ways-to-begin.tsx'

it('STORE-01 PAGE-01 products are brought from a file, by typing or from a store', async () => {
  openAt('/')
  await signIn()
  draw(<WaysToBegin onFile={() => undefined} />)
  expect(screen.getByRole('button', { name: startMessages.ways.type })).toBeDefined()
  const link = screen.getByRole('link', { name: startMessages.ways.connect })
  expect(link.getAttribute('href')).toBe('/stores')
  await expectAccessible()
})
