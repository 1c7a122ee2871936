import type { Locator, Page } from '@playwright/test'
import { product as productEntity } from '#contract/entities/product.ts'
import { LANGUAGE_COOKIE } from '#contract/languages.ts'
import { screenHref } from '#contract/screens.ts'
import { storeMessages } from '#contract/store-messages.ts'
import type { StoreProviderName } from '#contract/store-providers.ts'
import type { StoreSimulator } from '#test/simulators/stores/store-simulator.ts'
import { changeSetsMessages } from '#web/features/change-sets/messages.ts'
import { clearStoreMessages } from '#web/features/products/clear-store-messages.ts'
import { waitingMessages } from '#web/features/start/waiting-messages.ts'
import { storesMessages as messages } from '#web/features/stores/messages.ts'
import { changeStates } from '#web/kit/change-sets/messages.ts'
import { expectAccessibleInBothThemes } from './axe.ts'
import { expect } from './journey.ts'
import { expectLabelsWhole, expectNoSidewaysScroll, field, rowOf, saved, type } from './steps.ts'
import { layoutFaults } from './whole-texts.ts'
import { sendWebhooks, stockUp, type WithStores } from './store-product.ts'

const PHONE = { width: 390, height: 844 }
const WIDE = { width: 1360, height: 900 }
const TABS = ['overview', 'products', 'differences', 'settings', 'log'] as const
const MINE = 'Walnut board, large'
const THEIRS = 'Walnut board with a groove'

/** The journey of one store with a shop that is stocked, from its first connection to its last. */
export class StoreJourney {
  readonly #page: Page
  readonly #store: StoreSimulator
  readonly #world: WithStores
  readonly #name: string
  readonly #board: string
  #id = ''

  constructor(page: Page, world: WithStores, provider: StoreProviderName) {
    this.#page = page
    this.#world = world
    this.#store = world.stores[provider]
    this.#name = messages.providers[provider]
    this.#board = stockUp(this.#store)
  }

  /** Wrong keys are told at their field, the right ones or the owner's consent connect the store. */
  async connect(): Promise<void> {
    const [page, { name }] = [this.#page, this.#store]
    const { keys: labels, allows, permissions, byConsent, withKeys, withoutKeys } = messages.connecting
    await page.goto('/wix-integration')
    await page.getByRole('button', { name: messages.connectTo(this.#name) }).click()
    const dialog = page.getByRole('dialog', { name: messages.connectTo(this.#name) })
    await expect(dialog.getByRole('heading', { name: permissions })).toBeVisible()
    await expect(dialog.getByRole('listitem')).toHaveText([...allows[name]])
    if (name !== 'woocommerce') await dialog.getByRole('button', { name: withKeys }).click()
    const entries = Object.entries(this.#world.keys[name]) as [keyof typeof labels, string][]
    const secret = entries.find(([key]) => key !== 'address')?.[0] ?? 'apiKey'
    for (const [key, value] of entries) await dialog.getByLabel(labels[key]).fill(key === secret ? 'not a key' : value)
    await dialog.getByRole('button', { name: messages.connectTo(this.#name) }).click()
    await expect(dialog.getByLabel(labels[secret])).toHaveAccessibleDescription(
      new RegExp(storeMessages.entries.form, 'iu'),
    )
    if (name === 'wix') {
      await dialog.getByRole('button', { name: withoutKeys }).click()
      await dialog.getByRole('button', { name: byConsent(this.#name) }).click()
    } else {
      await dialog.getByLabel(labels[secret]).fill(this.#world.keys[name][secret] ?? '')
      await dialog.getByRole('button', { name: messages.connectTo(this.#name) }).click()
    }
    await page.waitForURL(/\/store\?id=/)
    this.#id = new URL(page.url()).searchParams.get('id') ?? ''
    this.#store.takeDeliveries()
  }

  async open(view: (typeof TABS)[number]): Promise<Locator> {
    await this.#page.goto(screenHref('store', { id: this.#id, view }))
    return this.#page.getByRole('tabpanel')
  }

  /** Every tab is accessible in both themes, and whole on a phone. */
  async look(): Promise<void> {
    const page = this.#page
    for (const tab of TABS) {
      await page.setViewportSize(WIDE)
      await this.open(tab)
      await expectAccessibleInBothThemes(page, `the tab ${tab} of a store`)
      await page.setViewportSize(PHONE)
      await expectNoSidewaysScroll(page, `the tab ${tab} of a store`)
      await expectLabelsWhole(page, `the tab ${tab} of a store`)
    }
    await page.setViewportSize(WIDE)
  }

  /** In the language of long words nothing is cut and nothing overlaps; the build of the deep run speaks it. */
  async speak(language: string): Promise<void> {
    const page = this.#page
    const context = page.context()
    const url = this.#world.product.url
    await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url }])
    const faults: string[] = []
    for (const tab of TABS) {
      await page.setViewportSize(WIDE)
      await this.open(tab)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      for (const size of [WIDE, PHONE]) {
        await page.setViewportSize(size)
        faults.push(...(await layoutFaults(page, `the tab ${tab}, ${size.width}`)))
      }
    }
    expect(faults).toEqual([])
    await page.setViewportSize(WIDE)
    await context.addCookies([{ name: LANGUAGE_COOKIE, value: 'en', url }])
  }

  /** What was read is looked at and applied in one go. */
  async applyFirstImport(): Promise<void> {
    const page = this.#page
    await page.getByRole('link', { name: messages.overview.review }).click()
    await this.#applySet()
    await page.goto('/products')
    for (const name of ['Walnut board', 'Linen apron', 'Enamel mug']) await expect(rowOf(page, name)).toBeVisible()
    await expect(rowOf(page, 'Walnut board')).toContainText('€40.00')
    // Stands there only while products of a store are in the list.
    await page.getByRole('button', { name: clearStoreMessages.more, exact: true }).click()
    await expect(page.getByRole('menuitem', { name: clearStoreMessages.clear })).toBeVisible()
    await page.keyboard.press('Escape')
  }

  /** A change in the store stands on the page that is open, without a hand. */
  async follow(): Promise<void> {
    this.#store.edit(this.#board, { price: '44.00' })
    await this.deliver()
    await expect(rowOf(this.#page, 'Walnut board')).toContainText('€44.00')
  }

  /** A price is changed here, previewed, sent, and arrives once. Answers the address of what was sent. */
  async send(): Promise<string> {
    const page = this.#page
    await this.#change(`${productEntity.fields.retailPrice.label} (€)`, '49.90')
    const products = await this.open('products')
    await products.getByRole('button', { name: messages.products.send }).click()
    await page.waitForURL('**/change-sets?*')
    const sent = page.url()
    await this.#applySet(changeSetsMessages.panel.send)
    await expect.poll(() => this.#priceThere).toBe('49.90')
    await this.open('products')
    await expect(this.#line('Walnut board')).toContainText(messages.products.states.none)
    await expect(this.#line('Walnut board')).toContainText('€49.90')
    expect(this.#writesOfBoard).toEqual(['49.90'])
    return sent
  }

  /** Both sides change one field: nothing is overwritten, and what differs stands on Home. */
  async differ(): Promise<void> {
    const page = this.#page
    await this.#change(productEntity.fields.name.label, MINE)
    this.#store.edit(this.#board, { name: THEIRS })
    await this.deliver()
    await page.goto('/')
    const waiting = page.getByRole('listitem').filter({ hasText: waitingMessages.lines.storeDifferences(1) })
    await waiting.getByRole('link').click()
    await expect(this.#difference).toContainText(MINE)
  }

  /** A decision can be taken back, and made again in another way. */
  async decide(): Promise<void> {
    const page = this.#page
    const row = this.#difference
    await this.open('differences')
    await row.getByRole('button', { name: messages.conflicts.takeStore }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await row.getByRole('button', { name: messages.conflicts.keepLocal }).click()
    await expect(page.getByText(messages.conflicts.none)).toBeVisible()
    await page.goto('/products')
    await expect(rowOf(page, MINE)).toBeVisible()
  }

  /** Taking back what was sent sends the former price, once. */
  async takeBack(sent: string): Promise<void> {
    await this.#page.goto(sent)
    await this.#page.getByRole('button', { name: changeSetsMessages.panel.revert }).click()
    await expect.poll(() => this.#priceThere).toBe('44.00')
    expect(this.#writesOfBoard).toEqual(['49.90', '44.00'])
  }

  /** Disconnected, the products stay. */
  async disconnect(): Promise<void> {
    const page = this.#page
    const overview = await this.open('overview')
    await overview.getByRole('button', { name: messages.more }).click()
    await page.getByRole('menuitem', { name: messages.overview.disconnect }).click()
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await expect(question).toContainText(messages.overview.disconnectText)
    await question.getByRole('button', { name: messages.overview.disconnect }).click()
    await expect(page.getByText(messages.states.disconnected).first()).toBeVisible()
    await expect(page.getByRole('button', { name: messages.again })).toBeVisible()
    await page.goto('/products')
    await expect(rowOf(page, 'Enamel mug')).toBeVisible()
  }

  async deliver(): Promise<void> {
    await sendWebhooks(this.#store, this.#world.product)
  }

  get #priceThere(): string | undefined {
    const price = this.#store.product(this.#board)?.price
    return price === null || price === undefined ? undefined : Number(price).toFixed(2)
  }

  get #writesOfBoard(): readonly string[] {
    return this.#store.writes
      .filter(({ productId }) => productId === this.#board)
      .flatMap(({ offers }) => offers.flatMap(({ price }) => (price === undefined ? [] : Number(price).toFixed(2))))
  }

  get #difference(): Locator {
    return this.#page.getByRole('row').filter({ hasText: THEIRS })
  }

  #line(name: string): Locator {
    return this.#page.getByRole('row').filter({ has: this.#page.getByRole('link', { name, exact: true }) })
  }

  async #change(label: string, text: string): Promise<void> {
    const page = this.#page
    await page.goto('/products')
    await page.getByRole('rowheader', { name: 'Walnut board', exact: true }).click()
    await expect(field(page, label)).toBeVisible()
    await type(page, label, text)
    await saved(page)
  }

  async #applySet(name: string = changeSetsMessages.panel.apply): Promise<void> {
    const page = this.#page
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('complementary').getByText(changeStates.applied).first()).toBeVisible()
  }
}
