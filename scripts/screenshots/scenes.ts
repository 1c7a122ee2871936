import type { Page } from '@playwright/test'
import { assistantMessages } from '#web/features/assistant/messages.ts'
import { editorMessages } from '#web/features/products/editor-messages.ts'
import { simulatorMessages } from '#web/features/simulator/messages.ts'
import { pictureOf } from './pictures.ts'
import type { Ids } from './shop.ts'

/** One picture of the product: where it is, and what is done there first. */
export interface Scene {
  readonly name: string
  /** The path; `ids` are those of the sample shop. */
  readonly path: (ids: Ids) => string
  readonly act?: (page: Page) => Promise<void>
  /** Taken before the goods get pictures: the sample shop is as it came. */
  readonly untouched?: true
  /** Left out on a phone, where it starts from elsewhere. */
  readonly wideOnly?: true
}

const at = (path: string) => (): string => path
const row =
  (path: string, name: string, more = '') =>
  (ids: Ids): string =>
    `${path}?id=${ids.get(name) ?? ''}${more}`

const open = (name: string) => async (page: Page) => {
  await page.getByText(name, { exact: true }).first().click()
  // Beside the list, or in its place on a phone.
  await page.getByRole('region', { name: 'Pricing' }).waitFor()
}
const scrolled = (region: string) => async (page: Page) => {
  const found = page.getByRole('region', { name: region }).first()
  await found.waitFor()
  await found.evaluate((element) => element.scrollIntoView({ block: 'start' }))
  await page.mouse.wheel(0, -72)
}

async function printLabels(page: Page): Promise<void> {
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ })
  for (const index of [0, 1, 2]) await boxes.nth(index).check()
  await page.getByRole('button', { name: 'Labels' }).first().click()
  await page.getByRole('dialog', { name: 'Print labels' }).waitFor()
}

/** The correction of an issued invoice. */
async function correct(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Correct…' }).click()
  const dialog = page.getByRole('dialog', { name: /^Correct / })
  await dialog.getByRole('textbox', { name: 'What is wrong' }).fill('Two more bowls were delivered')
}

async function solve(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Pricing' }).getByRole('button', { name: 'Price calculator' }).click()
  const calculator = page.getByRole('region', { name: 'Price calculator' })
  await calculator.getByRole('status').waitFor()
  await calculator.evaluate((element) => element.scrollIntoView({ block: 'center' }))
}

async function changeCurrency(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Sold in' }).first().selectOption('EUR')
  await page.getByRole('dialog').getByRole('table').waitFor()
}

async function upload(page: Page): Promise<void> {
  const field = page.getByRole('group', { name: 'Image', exact: true })
  const folded = page.getByRole('button', { name: editorMessages.sections.picture, exact: true, expanded: false })
  await field.or(folded).first().waitFor()
  if (await folded.isVisible()) await folded.click()
  if (!(await field.getByRole('img').isVisible())) {
    const buffer = await pictureOf('Tea towels')
    if (!buffer) throw new Error('there is no picture of tea towels')
    await field.locator('input[type=file]').setInputFiles({ name: 'tea-towels.jpg', mimeType: 'image/jpeg', buffer })
    await field.getByRole('img').waitFor()
  }
  await field.evaluate((element) => element.scrollIntoView({ block: 'center' }))
}

const SUPPLIER = [
  'Acme price list;;;',
  'Code;Name;Cost price;Margin',
  'PENTOLE;;;',
  'P-1;Pentola 20 cm;1,234;0.4',
  'P-2;Pentola 24 cm;ask us;0.25',
  'PADELLE;;;',
  'F-1;Padella 28 cm;2.345;0.4',
].join('\n')

async function bring(page: Page): Promise<void> {
  const buffer = Buffer.from(SUPPLIER)
  await page.locator('input[type=file]').first().setInputFiles({ name: 'acme.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('group', { name: /Cost price/ }).waitFor()
}

async function checkFile(page: Page): Promise<void> {
  await bring(page)
  await page.getByRole('button', { name: 'Yes, categories' }).click()
  await page
    .getByRole('group', { name: /Cost price/ })
    .getByRole('button')
    .first()
    .click()
  await page.getByRole('button', { name: /^Check / }).click()
  await page
    .getByRole('button', { name: /^Correct row/ })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
}

/** Dearer suppliers, and what becomes of prices and profit. */
async function drawSuppliers(page: Page): Promise<void> {
  const suppliers = page.getByLabel(simulatorMessages.figureOf(simulatorMessages.levers.supplierCost))
  // On a phone the levers are folded.
  if (await suppliers.isVisible()) await suppliers.fill('8')
  await page.getByText(simulatorMessages.histogram.title).first().waitFor()
}

async function ask(page: Page): Promise<void> {
  const question = page.getByRole('textbox', { name: assistantMessages.ask })
  await question.fill('Which products have a margin below 30 %?')
  await question.press('Enter')
  await page.getByRole('log', { name: assistantMessages.conversation }).getByRole('table').first().waitFor()
}

/** What a signed-in person sees; each is taken wide in both themes and on a phone. */
export const scenes: readonly Scene[] = [
  { name: 'start', path: at('/'), untouched: true },
  { name: 'dashboard', path: at('/dashboard') },
  { name: 'analytics', path: at('/analytics') },
  { name: 'analytics-margins', path: at('/analytics?tab=margins') },
  { name: 'analytics-products', path: at('/analytics?tab=products') },
  { name: 'insights', path: at('/insights') },
  { name: 'calculators', path: at('/calculators') },
  { name: 'simulator', path: at('/price-simulator'), act: drawSuppliers },
  { name: 'assistant', path: at('/assistant'), act: ask },
  { name: 'notes', path: at('/sticky-notes') },
  { name: 'settings', path: at('/settings') },
  { name: 'products', path: at('/products') },
  { name: 'import', path: at('/import'), act: bring },
  { name: 'import-bad-row', path: at('/import'), act: checkFile },
  { name: 'product', path: at('/products'), act: open('Cake stand 30 cm') },
  { name: 'currency-change', path: row('/product-detail', "Chef's knife 20 cm"), act: changeCurrency },
  { name: 'categories', path: at('/categories') },
  { name: 'variants', path: row('/product-detail', 'Wool blanket'), act: scrolled('Variants') },
  { name: 'solve', path: row('/product-detail', "Chef's knife 20 cm"), act: solve },
  { name: 'picture', path: row('/product-detail', 'Tea towels, pair'), act: upload },
  { name: 'labels', path: at('/products'), act: printLabels, wideOnly: true },
  { name: 'shipments', path: at('/shipments') },
  {
    name: 'shipment',
    path: row('/shipment', 'Enamel and coffee, July', '&view=landed'),
    act: scrolled('What makes up the landed cost'),
  },
  {
    name: 'shipment-bills',
    path: row('/shipment', 'Enamel and coffee, July', '&view=actual'),
    act: scrolled('What makes up the landed cost'),
  },
  { name: 'shipment-lines', path: row('/shipment', 'Stoneware for autumn') },
  { name: 'shipment-charges', path: row('/shipment', 'Stoneware for autumn', '&view=charges') },
  { name: 'price-lists', path: at('/price-lists') },
  { name: 'price-list', path: row('/price-list', 'Shops and cafés abroad') },
  { name: 'price-list-rules', path: row('/price-list', 'Shops and cafés abroad', '&view=rules') },
  { name: 'documents', path: at('/documents') },
  { name: 'document-new', path: at('/document') },
  { name: 'invoice', path: row('/document', 'invoice') },
  { name: 'correction', path: row('/document', 'invoice'), act: correct },
  { name: 'corrected', path: row('/document', 'corrected') },
  { name: 'credit-note', path: row('/document', 'credit note') },
  { name: 'quote', path: row('/document', 'quote LIG-001') },
  { name: 'purchase-order', path: row('/document', 'purchaseorder TAB-002') },
  { name: 'customers', path: at('/customers') },
  { name: 'customer', path: row('/customer', 'Noor Haddad') },
  { name: 'customer-statement', path: row('/customer', 'Noor Haddad', '&view=statement') },
  { name: 'business-profile', path: (ids) => `/business-profile?profile=${ids.get('business') ?? ''}` },
  { name: 'past-prices', path: at('/past-prices') },
  { name: 'store', path: row('/store', 'store', '&view=products') },
  { name: 'store-differences', path: row('/store', 'store', '&view=differences') },
  { name: 'calendar', path: at('/calendar') },
  { name: 'services', path: at('/services') },
  { name: 'service', path: row('/service', 'Table styling for an event') },
]
