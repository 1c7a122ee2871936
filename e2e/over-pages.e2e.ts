import type { Page } from '@playwright/test'
import { chatMessages } from '#web/features/chat/messages.ts'
import { howToMessages } from '#web/features/how-to/messages.ts'
import { expectAccessible } from './axe.ts'
import { startChatService, startParentPage } from './chat-service.ts'
import { expect, test } from './journey.ts'
import { runProduct } from './product.ts'
import { readyForOffline } from './steps.ts'

const CHATS = {
  tawk: '5f0c/1abc',
  crisp: '0b7a1f5e-8f4c-4f6e-9f52-0a4f9a4f1c1d',
  chatwoot: 'token',
} as const

/** Whether a script can read the page around its own. */
function reachesPage(): boolean {
  try {
    return parent.document.body !== null
  } catch {
    return false
  }
}

const chatButton = (page: Page) => page.getByRole('button', { name: chatMessages.open })
const chatPanel = (page: Page) => page.getByRole('region', { name: chatMessages.title })

for (const [provider, id] of Object.entries(CHATS)) {
  test(`SHELL-02 the chat of ${provider} comes with the first press, stands at the left, and is hidden where there is no room @deep`, async ({
    page,
  }) => {
    const service = await startChatService()
    const product = await runProduct({ CHAT_PROVIDER: provider, CHAT_ID: id, CHAT_URL: service.origin })
    try {
      const first = await page.goto(product.url)
      await chatButton(page).waitFor()
      expect(service.asked).toEqual([])
      const policy = first?.headers()['content-security-policy']
      expect(policy).toContain("script-src 'self';")
      const frameOrigin = product.url.replace('127.0.0.1', 'localhost')
      expect(policy).toContain(`frame-src ${frameOrigin}`)

      await chatButton(page).click()
      const panel = chatPanel(page)
      await expect(panel.frameLocator('iframe').getByRole('log')).toBeVisible()
      // A script of others: what it finds of the page around it is nothing, and at the product's own origin it is never loaded.
      const inside = page.frames().find((each) => each.url().startsWith(frameOrigin))
      expect(await inside?.evaluate(reachesPage)).toBe(false)
      const box = await panel.boundingBox()
      expect(box?.x).toBeLessThan(40)
      await expectAccessible(page, `the chat of ${provider}`)

      await panel.frameLocator('iframe').getByRole('button', { name: 'Minimise' }).click()
      await expect(panel).toBeHidden()
      await chatButton(page).click()
      await expect(panel.frameLocator('iframe').getByRole('log')).toBeVisible()
      await page.setViewportSize({ width: 768, height: 800 })
      await expect(panel).toBeHidden()
      expect(service.asked).toHaveLength(1)

      await page.setViewportSize({ width: 1_360, height: 860 })
      await page.goto(`${product.url}/chat/frame`)
      await page.waitForLoadState('load')
      expect(service.asked).toHaveLength(1)
      await page.goto(`${product.url}/about`)
      await page.getByRole('link', { name: chatMessages.open }).click()
      await expect(page.frameLocator('iframe').getByRole('log')).toBeVisible()
      await page.getByRole('button', { name: chatMessages.close }).click()
      await expect(panel).toBeHidden()
      await expect(page.getByRole('link', { name: chatMessages.open })).toBeFocused()
    } finally {
      await product.drop()
      await service.close()
    }
  })
}

test.describe('a chat that cannot be had', () => {
  test.use({ provoked: /ERR_CONNECTION_REFUSED|Failed to load resource/ })

  test('SHELL-02 it is no error of the page: the contact form is offered @deep', async ({ page }) => {
    const service = await startChatService()
    await service.close()
    const product = await runProduct({ CHAT_PROVIDER: 'crisp', CHAT_ID: CHATS.crisp, CHAT_URL: service.origin })
    try {
      const logged = page.waitForEvent('console', (message) => message.type() === 'warning')
      await page.goto(product.url)
      await chatButton(page).click()
      await expect(page.getByText(chatMessages.unavailable)).toBeVisible()
      expect((await logged).text()).toContain('chat')
      await page.getByRole('button', { name: chatMessages.write }).click()
      await page.waitForURL('**/contact')
    } finally {
      await product.drop()
    }
  })
})

test('SHELL-02 without a chat the button leads to the contact form', async ({ shop }) => {
  await shop.goto('/')
  await chatButton(shop).click()
  await shop.waitForURL('**/contact')
  await shop.goto('/about')
  await shop.getByRole('link', { name: chatMessages.open }).click()
  await shop.waitForURL('**/contact')
})

test.describe('a page around the product', () => {
  test.use({ provoked: /frame-ancestors|Refused to frame|Framing/ })

  test('SHELL-06 a named origin is told each second that the product lives, and when another page is shown @deep', async ({
    page,
  }) => {
    const portal = await startParentPage()
    const product = await runProduct({ PARENT_ORIGINS: portal.origin })
    try {
      await page.goto(`${portal.origin}/?shows=${encodeURIComponent(`${product.url}/login`)}`)
      const told = () => page.evaluate(() => (globalThis as unknown as { told: Told[] }).told)
      await expect
        .poll(async () => (await told()).filter(({ type }) => type === 'app-beacon').length)
        .toBeGreaterThan(2)
      await page.frameLocator('iframe').getByRole('link', { name: 'Pricewright' }).first().click()
      await expect.poll(told).toContainEqual({ type: 'app-pagechange', path: '/', origin: new URL(product.url).origin })
    } finally {
      await product.drop()
      await portal.close()
    }
  })

  test('SHELL-06 an origin that nobody named may not show the product @deep', async ({ page, baseURL }) => {
    const portal = await startParentPage()
    try {
      await page.goto(`${portal.origin}/?shows=${encodeURIComponent(`${baseURL}/login`)}`)
      await page.waitForTimeout(1_500)
      expect(await page.evaluate(() => (globalThis as unknown as { told: Told[] }).told)).toEqual([])
    } finally {
      await portal.close()
    }
  })
})

interface Told {
  readonly type: string
  readonly path?: string
  readonly origin: string
}

test.describe('the how-to', () => {
  test.use({ hasHowTo: true })

  test('SHELL-03 the tools are explained after a sign-in, once, beside the end of the page, and never again where that is chosen @deep', async ({
    shop,
  }) => {
    const howTo = shop.getByRole('dialog', { name: howToMessages.title })
    await shop.goto('/')
    await expect(howTo).toBeVisible()
    await expectAccessible(shop, 'the how-to')
    await shop.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const [card, page] = [await howTo.boundingBox(), await shop.getByRole('main').boundingBox()]
    expect(page && page.y + page.height, 'the end of the page is free of it').toBeLessThanOrEqual(card?.y ?? 0)
    await howTo.getByRole('button', { name: howToMessages.close }).click()
    await expect(howTo).toHaveCount(0)
    await shop.reload()
    await shop.getByRole('heading', { level: 1 }).waitFor()
    await shop.waitForTimeout(2_500)
    await expect(howTo).toHaveCount(0)

    await shop.evaluate(() => localStorage.setItem('pricewright.tools', 'an earlier sign-in'))
    await shop.reload()
    await howTo.getByRole('checkbox', { name: howToMessages.hide }).check()
    await shop.keyboard.press('Escape')
    expect(await shop.evaluate(() => localStorage.getItem('pricewright.tools'))).toBe('hidden')
  })
})

test('SHELL-07 a file that is shared with the installed product is opened by the import, also without a network @deep', async ({
  shop,
  context,
}) => {
  await shop.goto('/')
  await readyForOffline(shop)
  await context.setOffline(true)
  await shop.evaluate(() => {
    const form = document.createElement('form')
    form.method = 'post'
    form.enctype = 'multipart/form-data'
    form.action = '/import-shared'
    const input = document.createElement('input')
    input.type = 'file'
    input.name = 'file'
    const files = new DataTransfer()
    files.items.add(new File(['Article;SKU;Cost\nMug;MUG-1;4,20\n'], 'supplier ü.csv', { type: 'text/csv' }))
    input.files = files.files
    form.append(input)
    document.body.append(form)
    form.submit()
  })
  await shop.waitForURL(/\/import$/)
  await expect(shop.getByText('supplier ü.csv').first()).toBeVisible()
  await expect(shop.getByRole('row', { name: /MUG-1/ })).toBeVisible()
})
