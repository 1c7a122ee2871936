import type { Locator, Page } from '@playwright/test'
import { MOST_NOTE_CHARACTERS } from '#contract/entities/sticky-note.ts'
import { screenOf } from '#contract/screens.ts'
import { notesMessages as messages } from '#web/features/notes/messages.ts'
import { floatingMessages } from '#web/kit/shell/floating-messages.ts'
import { expectAccessibleInBothThemes } from './axe.ts'
import { expect, test } from './journey.ts'
import { followSystemTheme, readyForOffline, saved } from './steps.ts'

const DESK = { width: 1_280, height: 800 }
const PHONE = { width: 390, height: 844 }

test.beforeEach(({ shop }) => shop.setViewportSize(DESK))

const note = (page: Page, name: string): Locator => page.getByRole('article', { name })
const addButton = (page: Page): Locator => page.getByRole('button', { name: messages.addTitle })

/** Opens a page whose notes are there. */
async function openWith(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path)
  await expect(note(page, name)).toBeVisible()
}

async function boxOf(card: Locator) {
  const box = await card.boundingBox()
  if (!box) throw new Error('the note is not on the page')
  return box
}

/** Drags a note by the free part of its header. */
async function dragBy(page: Page, card: Locator, x: number, y: number): Promise<void> {
  const box = await boxOf(card)
  await page.mouse.move(box.x + 20, box.y + 12)
  await page.mouse.down()
  await page.mouse.move(box.x + 20 + x / 2, box.y + 12 + y / 2)
  await page.mouse.move(box.x + 20 + x, box.y + 12 + y)
  await page.mouse.up()
}

test('NOTE-01 NOTE-02 NOTE-06 a note is added, written, dragged on one device and moves on the other, and is deleted with a way back', async ({
  shop,
  rest,
  newDevice,
}) => {
  await shop.goto('/products')
  await addButton(shop).click()
  await expect(shop.getByPlaceholder(messages.write)).toBeFocused()
  await shop.keyboard.type('Call the bank')
  await shop.keyboard.press('Escape')
  await expect(note(shop, 'Call the bank')).toBeFocused()
  await saved(shop)
  const second = await newDevice()
  await second.setViewportSize(DESK)
  await openWith(second, '/brands', 'Call the bank')

  const before = await boxOf(note(shop, 'Call the bank'))
  const [x, y] = [Math.round(before.x < 600 ? 200 : -200), Math.round(before.y < 350 ? 120 : -120)]
  await dragBy(shop, note(shop, 'Call the bank'), x, y)
  const moved = `translate(${Math.round(before.x) + x}px, ${Math.round(before.y) + y}px)`
  await expect(note(second, 'Call the bank')).toHaveAttribute('style', new RegExp(moved.replaceAll(/[()]/g, '.')))
  await saved(shop)
  const [stored] = (await rest.call('GET', '/sticky-notes'))['items'] as readonly { position: object }[]
  expect(stored?.position).toEqual({ x: Math.round(before.x) + x, y: Math.round(before.y) + y })

  await note(second, 'Call the bank').getByText('Call the bank').click()
  await second.getByRole('textbox', { name: messages.text }).fill('Call the bank today')
  await second.getByRole('heading', { level: 1 }).click()
  await expect(note(shop, 'Call the bank today')).toBeVisible()
  await note(shop, 'Call the bank today').getByRole('button', { name: messages.delete }).click()
  await expect(note(second, 'Call the bank today')).toHaveCount(0)
  await shop.getByRole('button', { name: 'Undo' }).click()
  await expect(note(second, 'Call the bank today')).toBeVisible()
})

test('NOTE-01 NOTE-02 keys move, edit, delete and hide notes; Shift and N add one, and a double click beside them another @deep', async ({
  shop,
  rest,
}) => {
  await rest.create('sticky-notes', { content: 'Milk', position: { x: 600, y: 300 } })
  await openWith(shop, '/brands', 'Milk')
  await note(shop, 'Milk').focus()
  const start = await boxOf(note(shop, 'Milk'))
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowDown']) await shop.keyboard.press(key)
  const end = await boxOf(note(shop, 'Milk'))
  expect([end.x - start.x, end.y - start.y]).toEqual([-16, 8])
  await expect
    .poll(
      async () => ((await rest.call('GET', '/sticky-notes'))['items'] as readonly { position: object }[])[0]?.position,
    )
    .toEqual({ x: 584, y: 308 })
  await shop.reload()
  await expect(note(shop, 'Milk')).toBeVisible()
  expect(await boxOf(note(shop, 'Milk'))).toMatchObject({ x: end.x, y: end.y })

  await shop.keyboard.press('Shift+N')
  await expect(shop.getByPlaceholder(messages.write)).toBeFocused()
  await shop.keyboard.type('Tea')
  await shop.keyboard.press('Escape')
  await expect(note(shop, 'Tea')).toBeFocused()
  await shop.keyboard.press('Delete')
  await expect(note(shop, 'Tea')).toHaveCount(0)

  const main = await boxOf(shop.getByRole('main'))
  // Two notes in one moment would be one press.
  await shop.waitForTimeout(800)
  await shop.mouse.dblclick(main.x + 6, main.y + main.height - 6)
  await expect(shop.getByPlaceholder(messages.write)).toBeFocused()
  await shop.keyboard.press('Escape')
  await shop.keyboard.press('Escape')
  await expect(shop.getByRole('article')).toHaveCount(0)
  await shop.getByRole('button', { name: messages.showHidden('2') }).click()
  await expect(shop.getByRole('article')).toHaveCount(2)
  await shop.keyboard.press('Escape')
  await expect(shop.getByRole('article')).toHaveCount(0)
  await shop.reload()
  await expect(shop.getByRole('article')).toHaveCount(2)
  await shop.keyboard.press('Control+k')
  await shop.keyboard.type(messages.hideAll)
  await shop.keyboard.press('Enter')
  const hidden = shop.getByRole('button', { name: messages.showHidden('2') })
  // The palette covers the notes while it is open: only their button tells that they are hidden.
  await expect(hidden).toBeVisible()
  await shop.reload()
  await expect(hidden).toBeVisible()
  await expect(shop.getByRole('article')).toHaveCount(0)
  await shop.keyboard.press('Control+k')
  await shop.keyboard.type(messages.showAll)
  await shop.keyboard.press('Enter')
  await expect(shop.getByRole('article')).toHaveCount(2)
})

test('NOTE-02 a text of 100,000 characters stays in the editor with the limit, also after a reload of what fits on the device @deep', async ({
  shop,
  rest,
}) => {
  await rest.create('sticky-notes', { content: 'Milk', position: { x: 400, y: 200 } })
  await openWith(shop, '/brands', 'Milk')
  await note(shop, 'Milk').getByText('Milk').click()
  const field = shop.getByRole('textbox', { name: messages.text })
  for (const length of [100_000, MOST_NOTE_CHARACTERS + 1]) {
    await field.fill('a'.repeat(length))
    await shop.getByRole('heading', { level: 1 }).click()
    await expect(shop.getByRole('alert')).toContainText(String(MOST_NOTE_CHARACTERS))
    expect((await field.inputValue()).length).toBe(length)
  }
  await shop.reload()
  await expect(field).toHaveValue('a'.repeat(MOST_NOTE_CHARACTERS + 1))
  await field.fill('Milk and tea')
  await shop.getByRole('heading', { level: 1 }).click()
  await expect(note(shop, 'Milk and tea')).toBeVisible()
})

test('NOTE-06 SYNC-02 notes that are added offline arrive once @deep', async ({ shop, rest }) => {
  test.slow()
  await shop.goto('/brands')
  await readyForOffline(shop)
  await shop.context().setOffline(true)
  for (const text of ['Milk', 'Tea']) {
    await addButton(shop).click()
    await expect(shop.getByPlaceholder(messages.write)).toBeFocused()
    await shop.keyboard.type(text)
    await shop.keyboard.press('Escape')
    await expect(note(shop, text)).toBeFocused()
    // A second press within the time of a double click is the same press.
    await shop.waitForTimeout(800)
  }
  await shop.reload()
  await expect(note(shop, 'Milk')).toBeVisible()
  await shop.context().setOffline(false)
  await saved(shop)
  const { items } = (await rest.call('GET', '/sticky-notes?sortBy=content&sortDirection=asc')) as {
    items: readonly { content: string }[]
  }
  expect(items.map(({ content }) => content)).toEqual(['Milk', 'Tea'])
})

test('NOTE-06 all notes are a list with search; one that is pinned lies on its page alone @deep', async ({
  shop,
  rest,
}) => {
  await rest.create('sticky-notes', { content: 'Everywhere', position: { x: 300, y: 500 } })
  await rest.create('sticky-notes', { content: 'Of brands', pin: { page: 'brands' }, position: { x: 700, y: 500 } })
  await openWith(shop, '/brands', 'Of brands')
  await openWith(shop, '/customers', 'Everywhere')
  await expect(note(shop, 'Of brands')).toHaveCount(0)
  await note(shop, 'Everywhere').getByRole('button', { name: messages.more }).click()
  await shop.getByRole('menuitem', { name: messages.all }).click()
  await expect(shop.getByRole('heading', { level: 1, name: screenOf('sticky-notes').title })).toBeVisible()
  await expect(shop.getByRole('rowheader')).toHaveCount(2)
  await shop.getByRole('searchbox').fill('brands')
  await expect(shop.getByRole('rowheader')).toHaveText([/Of brands/])
  await shop.goto('/StickyNotes')
  await expect(shop.getByRole('rowheader')).toHaveCount(2)
})

test('SHELL-01 the row folds beside a panel, is gone in print and where it is switched off, and is read in both themes @deep', async ({
  shop,
  rest,
}) => {
  const colors = ['pastel-yellow', 'strong-yellow', 'strong-orange', 'pastel-grey']
  for (const [index, color] of colors.entries())
    await rest.create('sticky-notes', { content: color, color, position: { x: 260 + 200 * index, y: 420 } })
  await rest.create('sticky-notes', { color: 'strong-green', position: { x: 260, y: 600 } })
  await rest.create('brands', { name: 'Acme' })
  await openWith(shop, '/brands', 'strong-orange')
  await followSystemTheme(shop)
  await shop.reload()
  await expect(note(shop, 'strong-orange')).toBeVisible()
  await expectAccessibleInBothThemes(shop, 'notes over a list')

  const row = shop.getByRole('region', { name: floatingMessages.title })
  const wide = await boxOf(row)
  await shop.getByRole('rowheader', { name: 'Acme' }).click()
  await expect(shop.getByRole('complementary', { name: 'Acme' })).toBeVisible()
  const folded = await boxOf(row)
  expect(folded.width).toBeLessThan(wide.width)
  const panel = await boxOf(shop.getByRole('complementary', { name: 'Acme' }))
  expect(folded.x).toBeGreaterThanOrEqual(panel.x + panel.width)
  await shop.emulateMedia({ media: 'print' })
  await expect(row).toBeHidden()
  await expect(note(shop, 'strong-orange')).toBeHidden()
  await shop.emulateMedia({ media: 'screen' })
  await shop.goto('/settings/appearance')
  await shop.getByRole('switch', { name: floatingMessages.setting }).click()
  await expect(row).toHaveCount(0)
  await shop.goto('/brands')
  await expect(note(shop, 'strong-orange')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('SHELL-01 SHELL-09 on a phone one button above the bar opens a sheet of notes, and hides while somebody types @deep', async ({
  shop,
  rest,
}) => {
  await rest.create('sticky-notes', { content: 'Milk', position: { x: 900, y: 700 } })
  await shop.setViewportSize(PHONE)
  await shop.goto('/brands')
  const button = shop.getByRole('button', { name: floatingMessages.open })
  await expect(button).toBeVisible()
  const [box, bar] = [await boxOf(button), await boxOf(shop.getByRole('navigation', { name: 'Main' }))]
  expect([box.width, box.height]).toEqual([48, 48])
  expect(box.y + box.height).toBeLessThanOrEqual(bar.y)
  await button.click()
  await shop.getByRole('menuitem', { name: messages.openTitle }).click()
  const sheet = shop.getByRole('dialog', { name: messages.layer })
  await expect(sheet.getByText('Milk')).toBeVisible()
  await followSystemTheme(shop)
  await expectAccessibleInBothThemes(shop, 'the notes of a phone')
  await sheet.getByRole('button', { name: messages.add }).click()
  await expect(sheet.getByRole('textbox', { name: messages.text })).toBeFocused()
  await shop.keyboard.type('Tea')
  await sheet.getByRole('heading', { name: messages.layer }).click()
  await expect(sheet.getByRole('listitem', { name: 'Tea' })).toBeVisible()
  await shop.goBack()
  await expect(sheet).toBeHidden()
  await expect(shop).toHaveURL(/\/brands$/)
  await shop.goto('/sticky-notes')
  await expect(button).toBeVisible()
  await shop.getByRole('searchbox').focus()
  await expect(button).toBeHidden()
})
