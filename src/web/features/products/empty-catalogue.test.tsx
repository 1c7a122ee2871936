import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { EmptyCatalogue } from './empty-catalogue.tsx'
import { listPartsMessages as messages } from './list-parts-messages.ts'

it('STORE-01 an empty list of products leads to the stores', async () => {
  openAt('/products')
  await signIn()
  draw(<EmptyCatalogue newProduct={undefined} sampleShop={undefined} />)
  const link = screen.getByRole('link', { name: messages.connectStore })
  expect(link.getAttribute('href')).toBe('/stores')
  await expectAccessible()
})
