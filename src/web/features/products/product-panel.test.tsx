import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw, expectAccessible, recorder } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { ProductPanel } from './product-panel.tsx'

it('PROD-09 beside the list, the address of a product that is not there says so in words, without its id', async () => {
  openAt('/products?id=nope')
  const { settle } = await signIn()
  await settle()
  const { told, record } = recorder()
  const { user } = draw(
    <ProductPanel
      id="nope"
      isNew={false}
      onGo={() => undefined}
      onClose={record('closed')}
      LabelsDialog={() => null}
    />,
  )
  const panel = await screen.findByRole('complementary', { name: 'There is no product at this address.' })
  expect(panel.textContent).not.toContain('nope')
  await expectAccessible()
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!)
  expect(told).toEqual(['closed'])
})
