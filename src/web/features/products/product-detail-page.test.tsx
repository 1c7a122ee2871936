import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { rowsOf, rowsOfSold, STORE_ID, storeRow } from '#test/page/store-pages.ts'
import { product } from '#contract/entities/product.ts'
import { ProductDetailPage } from './product-detail-page.tsx'

const sold = rowsOfSold({ name: 'Mug', offers: [] }, 0)

async function open(more: string) {
  openAt(`/products/detail?id=${sold[0]?.row.id ?? ''}${more}`)
  await signIn([], 0, [...rowsOf('store', storeRow()), ...sold])
  draw(<ProductDetailPage Planned={() => null} />)
  await screen.findByRole('heading', { level: 1, name: 'Mug' })
}

it('STORE-06 NAV-04 a product that was opened from a store leads back to that', async () => {
  await open(`&store=${STORE_ID}`)
  const back = screen.getByRole('link', { name: 'Lighthouse' })
  expect(back.getAttribute('href')).toContain(`id=${STORE_ID}&view=products`)
  expect(screen.queryByRole('link', { name: product.label.many })).toBeNull()
})

it('NAV-04 any other product leads back to the list', async () => {
  await open('')
  expect(screen.getByRole('link', { name: product.label.many })).toBeDefined()
})
