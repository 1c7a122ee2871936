import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw } from '#test/page/page.ts'
import { signIn } from '#test/page/signed-in.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { EffectPreview } from './effect-preview.tsx'
import { previewMessages as messages } from './page-messages.ts'

function Preview({ changed }: { readonly changed: boolean }) {
  const [list] = useRows('priceList')
  return list ? <EffectPreview list={list} drafted={list} changed={changed} /> : null
}

it('PLIST-06 what is saved already is not said to change nothing', async () => {
  const { store, settle } = await signIn()
  const productId = store.newRandomId()
  const put = (kind: string, id: string, data: object) => store.mutate({ op: 'put', kind, id, data: { ...data } })
  await put('product', productId, { name: 'Mug', baseCost: 5_000_000 })
  await put('priceList', store.newId(), { title: 'Swiss shops', currency: 'CHF', productIds: [productId] })
  await settle()
  const { redraw } = draw(<Preview changed={false} />)
  expect(screen.getByText(messages.priced(0, 1, 0))).toBeTruthy()
  redraw(<Preview changed />)
  expect(screen.getByText(messages.changed(0, 1))).toBeTruthy()
})
