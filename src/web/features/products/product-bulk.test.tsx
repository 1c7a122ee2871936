import { expect, it } from 'vitest'
import { draw } from '#test/page/page.ts'
import { signIn } from '#test/page/signed-in.ts'
import { pageActs } from '#web/kit/shell/page-actions.ts'
import { matchItems } from '#web/kit/shell/palette-search.ts'
import { listPartsMessages } from './list-parts-messages.ts'
import { BulkButtons } from './product-bulk.tsx'

it('NAV-07 what can be done with the chosen products is found as that of the selection', async () => {
  await signIn()
  draw(<BulkButtons chosen={new Set(['1', '2'])} onBegin={() => undefined} />)
  const { priceChange, pricing, costChange } = listPartsMessages.paletteActs
  const found = (query: string) => matchItems(pageActs(), query).map(({ label }) => label)
  expect(found('selection')).toEqual([priceChange, pricing, costChange].map((act) => act('2 products')))
  expect(found('margin of the selection')).toEqual([pricing('2 products')])
})
