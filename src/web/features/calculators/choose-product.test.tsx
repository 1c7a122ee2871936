import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw } from '#test/page/page.ts'
import { foundProducts, openAt, signIn } from '#test/page/signed-in.ts'
import { ChooseProduct } from './choose-product.tsx'
import { calculatorProductMessages as messages } from './product-messages.ts'

it('PAGE-03 Enter chooses the only product that is found, and none of several', async () => {
  openAt('/calculators')
  const { store, settle } = await signIn([foundProducts])
  const [kindling, kettle] = [store.newId(), store.newId()]
  await store.mutate({ op: 'put', kind: 'product', id: kindling, data: { name: 'Kindling' } })
  await store.mutate({ op: 'put', kind: 'product', id: kettle, data: { name: 'Kettle' } })
  await settle()
  const chosen: string[] = []
  const { user } = draw(<ChooseProduct onChoose={(id) => chosen.push(id)} />)
  await user.type(screen.getByRole('textbox', { name: messages.find }), '{Enter}k{Enter}')
  expect(await screen.findAllByRole('listitem')).toHaveLength(2)
  expect(chosen).toEqual([])
  await user.keyboard('indl')
  await screen.findByRole('button', { name: /Kindling/ })
  await expect.poll(() => screen.getAllByRole('listitem').length).toBe(1)
  await user.keyboard('{Enter}')
  expect(chosen).toEqual([kindling])
})
