import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { RecordPage } from './record-page.tsx'

it.each([
  ['/shipment', 'There is no shipment at this address.'],
  ['/shipment?id=x', 'There is no shipment at this address.'],
])('NAV-02 the page of a record that is not there says so, and leads to the list: %s', async (href, title) => {
  openAt(href)
  const { settle } = await signIn()
  await settle()
  draw(
    <RecordPage kind="shipment" list="shipments" icon={null} onRestore={() => undefined}>
      {() => null}
    </RecordPage>,
  )
  expect(await screen.findByText(title)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go to the shipments' }).getAttribute('href')).toBe('/shipments')
  await expectAccessible()
})
