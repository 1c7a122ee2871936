import type { Locator, Page } from '@playwright/test'
import { listPartsMessages } from '#web/features/products/list-parts-messages.ts'
import { bulkMessages } from '#web/features/products/bulk-messages.ts'
import { shortcutMessages } from '#web/kit/shell/shortcut-messages.ts'
import { expect, test } from './journey.ts'
import type { Rest } from './rest.ts'
import { rowOf, saved } from './steps.ts'

const COUNT = 300
const CHOSEN = 200
const MOST_PRESSES = 25
const CENT = 10_000

function products(): Readonly<Record<string, unknown>>[] {
  return Array.from({ length: COUNT }, (_, n) => ({
    data: {
      name: `Cup ${String(n).padStart(3, '0')}`,
      sku: `CUP-${n}`,
      baseCost: 500 * CENT,
      pricingMode: 'strategy',
      pricingStrategy: 'manual',
      pricingAmount: 1_000 * CENT,
    },
  }))
}

/** How many products cost the customer so many cents now. */
async function atPrice(rest: Rest, cents: number): Promise<number> {
  const answer = await rest.call('GET', `/products?pageSize=500`)
  const items = answer['items'] as { effectivePrice: number }[]
  return items.filter(({ effectivePrice }) => effectivePrice === cents / 100).length
}

/** Presses keys one after the other, and counts them; a key that is held counts too. */
function counted(page: Page) {
  let presses = 0
  return {
    count: () => presses,
    async press(...keys: readonly string[]): Promise<void> {
      for (const key of keys) {
        presses += key.split('+').length
        await page.keyboard.press(key)
      }
    },
  }
}

const chosen = (page: Page): Locator => page.getByRole('region', { name: 'Selected products' })

test('NAV-07 SHELL-08 200 of 300 products are chosen, raised by 5 %, previewed, applied and taken back in at most 25 presses @deep', async ({
  shop,
  rest,
}) => {
  test.setTimeout(120_000)
  await rest.importRows(products())
  await shop.goto(`/products?pageSize=${CHOSEN}`)
  await expect(rowOf(shop, 'Cup 000')).toBeVisible()
  await rowOf(shop, 'Cup 000').focus()
  const keys = counted(shop)

  await test.step('Shift and a key that moves chooses what lies between, and back drops it', async () => {
    await keys.press('Shift+ArrowDown')
    await expect(chosen(shop)).toContainText('2 selected')
    await keys.press('Shift+End')
    await expect(chosen(shop)).toContainText(`${CHOSEN} selected`)
  })
  const dialog = shop.getByRole('dialog', { name: /^Edit / })
  await test.step('the palette knows what can be done with them', async () => {
    await keys.press('ControlOrMeta+k', 'r', 'a')
    await expect(
      shop.getByRole('option', { name: listPartsMessages.paletteActs.priceChange(`${CHOSEN} products`) }),
    ).toBeVisible()
    await keys.press('Enter')
    await expect(dialog.getByRole('textbox', { name: bulkMessages.parts.priceChange })).toBeFocused()
    await keys.press('5')
    await expect(dialog.getByText('$10.50').first()).toBeVisible()
    await expect(dialog.getByText(`${CHOSEN} of ${CHOSEN} would change.`)).toBeVisible()
    await expect(dialog.getByRole('button', { name: `Apply to ${CHOSEN}` })).toBeEnabled()
  })
  await test.step('applied, and taken back', async () => {
    await keys.press('ControlOrMeta+Enter')
    await expect(dialog).toBeHidden()
    await saved(shop)
    expect(await atPrice(rest, 1_050)).toBe(CHOSEN)
    await keys.press('ControlOrMeta+z')
    await expect.poll(() => atPrice(rest, 1_000), { timeout: 30_000 }).toBe(COUNT)
    expect(keys.count()).toBeLessThanOrEqual(MOST_PRESSES)
  })

  await test.step('all that a search finds, another page by two letters, and a press with nothing to take back', async () => {
    await shop.keyboard.press('/')
    // 000 to 009, 100 and 200.
    await shop.keyboard.type('cup 00')
    await expect(shop).toHaveURL(/cup/)
    await shop.keyboard.press('Tab')
    await shop.keyboard.press('ControlOrMeta+a')
    await expect(chosen(shop)).toContainText('12 selected')
    await shop.keyboard.press('g')
    await shop.keyboard.press('s')
    await expect(shop).toHaveURL('/shipments')
    await shop.keyboard.press('ControlOrMeta+z')
    await expect(shop.getByText(shortcutMessages.nothingToUndo)).toBeVisible()
  })
})
