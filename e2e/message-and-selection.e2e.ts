import type { Locator } from '@playwright/test'
import { expect, test } from './journey.ts'

const SIZES = [
  { width: 320, height: 640 },
  { width: 820, height: 900 },
  { width: 1_360, height: 768 },
]

for (const size of SIZES) {
  test(`SHELL-09 at ${size.width} pixels a message leaves the buttons for selected rows free, and they leave its own free @deep`, async ({
    shop,
    rest,
  }) => {
    for (const name of ['Kettle', 'Mug', 'Pan', 'Pot']) await rest.create('products', { name })
    await shop.setViewportSize(size)
    await shop.goto('/products')
    if (size.width < 600) await shop.getByRole('button', { name: 'Select several' }).click()
    const box = (name: string) => shop.getByRole('checkbox', { name: new RegExp(name) })
    const bar = shop.getByRole('region', { name: 'Selected products' })
    await box('Kettle').check()
    await bar.getByRole('button', { name: 'Delete' }).click()
    const message = shop.getByRole('dialog', { name: '1 product deleted' })
    await expect(message).toBeVisible()
    for (const name of ['Mug', 'Pan']) await box(name).check()
    await expect(bar).toContainText('2 selected')
    await expect.poll(() => overlap(message, bar)).toBe(0)
    const buttons = [...(await bar.getByRole('button').all()), ...(await message.getByRole('button').all())]
    for (const button of buttons) await button.click({ trial: true })
  })
}

/** How many pixels of height two parts have in common, where they stand over each other. */
async function overlap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('It is not on the page')
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x
  return isBeside ? 0 : Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))
}
