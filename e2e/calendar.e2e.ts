import type { Locator, Page } from '@playwright/test'
import { event } from '#contract/entities/event.ts'
import { screenOf } from '#contract/screens.ts'
import { cleanUpMessages } from '#web/features/calendar/clean-up/messages.ts'
import { exchangeMessages } from '#web/features/calendar/exchange/messages.ts'
import { eventsMessages } from '#web/features/calendar/list/messages.ts'
import { calendarMessages as messages } from '#web/features/calendar/messages.ts'
import { panelMessages } from '#web/features/calendar/panel-messages.ts'
import { reminderMessages } from '#web/features/calendar/reminders/messages.ts'
import { expectAccessible, expectAccessibleInBothThemes } from './axe.ts'
import { expect, test } from './journey.ts'
import type { Rest } from './rest.ts'
import { expectNoSidewaysScroll, followSystemTheme, keepUndo, readyForOffline, saved } from './steps.ts'

test.use({ timezoneId: 'Europe/Berlin' })

const JULY = '/calendar?view=month&day=2026-07-15'
const WEEK = '/calendar?view=week&day=2026-07-15'
const title = event.fields.title.label

/** An event from ten to eleven in Berlin. */
const CALL = {
  title: 'Call Ningbo',
  startAt: '2026-07-15T08:00:00.000Z',
  endAt: '2026-07-15T09:00:00.000Z',
  timeZone: 'Europe/Berlin',
}

const entry = (page: Page, name: string): Locator => page.locator('[data-entry]').filter({ hasText: name })
const day = (page: Page, on: string): Locator => page.locator(`[data-day="${on}"]`)

async function eventsOf(rest: Rest): Promise<readonly Readonly<Record<string, unknown>>[]> {
  return (await rest.call('GET', '/events?pageSize=500&sortBy=startAt&sortDirection=asc'))['items'] as never
}

async function startsOf(rest: Rest): Promise<readonly string[]> {
  return (await eventsOf(rest)).map((row) => `${String(row['title'])} ${String(row['startAt'])}`)
}

interface Point {
  readonly x: number
  readonly y: number
}

async function middleOf(thing: Locator): Promise<Point> {
  const box = await thing.boundingBox()
  if (!box) throw new Error('what is dragged is not on screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Drags by mouse from the middle of one thing to the middle of another. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await dragTo(page, await middleOf(from), await middleOf(to))
}

async function dragTo(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, from.y + 8)
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
}

/** A finger, as the browser gets it from a screen: it may scroll, which ends what it drags. */
async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] })
  return {
    async drag(from: Point, to: Point, { isResting }: { readonly isResting: boolean }): Promise<void> {
      await touch('touchStart', [from])
      if (isResting) await page.waitForTimeout(600)
      for (const part of [0.1, 0.3, 0.5, 0.7, 0.9, 1])
        await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
      await touch('touchEnd', [])
    },
  }
}

test('CAL-01 CAL-04 an event is made by a press on a day, filled in beside the month, dragged to another day, and that is undone', async ({
  shop,
  rest,
}) => {
  await shop.goto(JULY)
  await expect(shop.getByRole('heading', { name: 'July 2026' })).toBeVisible()
  await shop.getByRole('button', { name: messages.createOn('Wednesday, July 15, 2026') }).click()
  const panel = shop.getByRole('complementary', { name: panelMessages.create })
  await panel.getByRole('textbox', { name: title }).fill('Trade fair')
  await shop.keyboard.press('Enter')
  const made = shop.getByRole('complementary', { name: 'Trade fair' })
  await expect(made).toBeVisible()
  await expect(made.getByRole('textbox', { name: title })).toBeFocused()
  await saved(shop)
  expect(await eventsOf(rest)).toMatchObject([
    {
      title: 'Trade fair',
      allDay: true,
      startDay: '2026-07-15',
      endDay: '2026-07-15',
      status: 'scheduled',
      priority: 'medium',
    },
  ])

  await made.getByRole('button', { name: 'Close' }).first().click()
  await drag(shop, entry(shop, 'Trade fair'), day(shop, '2026-07-22'))
  await keepUndo(shop)
  await saved(shop)
  expect(await eventsOf(rest)).toMatchObject([{ startDay: '2026-07-22' }])
  await shop.getByRole('button', { name: 'Undo' }).first().click()
  await saved(shop)
  expect(await eventsOf(rest)).toMatchObject([{ startDay: '2026-07-15' }])
})

test('CAL-04 SHELL-08 by keyboard an event moves by arrow keys, takes longer with Shift, and opens with Enter @deep', async ({
  shop,
  rest,
}) => {
  await rest.create('events', CALL)
  await shop.goto(WEEK)
  const call = entry(shop, CALL.title)
  await call.focus()
  await shop.keyboard.press('ArrowDown')
  await expect(call).toHaveAccessibleName(/10:15/)
  await shop.keyboard.press('ArrowRight')
  await expect(call).toHaveAccessibleName(/Thursday, July 16/)
  await expect(call).toBeFocused()
  await shop.keyboard.press('Shift+ArrowDown')
  await expect(call).toHaveAccessibleName(/11:30/)
  await saved(shop)
  expect(await eventsOf(rest)).toMatchObject([
    { startAt: '2026-07-16T08:15:00.000Z', endAt: '2026-07-16T09:30:00.000Z' },
  ])
  await shop.keyboard.press('Enter')
  await expect(shop.getByRole('complementary', { name: CALL.title })).toBeVisible()
  await shop.keyboard.press('Escape')
  await expect(call).toBeFocused()
})

test('CAL-04 in the week an event is dragged to another hour, and its end to another length @deep', async ({
  shop,
  rest,
}) => {
  await rest.create('events', CALL)
  await shop.goto(WEEK)
  const call = entry(shop, CALL.title)
  await call.scrollIntoViewIfNeeded()
  const box = await call.boundingBox()
  if (!box) throw new Error('the event is not on screen')
  await shop.mouse.move(box.x + 20, box.y + 20)
  await shop.mouse.down()
  await shop.mouse.move(box.x + 20, box.y + 30)
  await shop.mouse.move(box.x + 20, box.y + 20 + 48, { steps: 3 })
  await shop.mouse.up()
  await expect(call).toHaveAccessibleName(/11:00/)
  await expect.poll(() => startsOf(rest)).toEqual(['Call Ningbo 2026-07-15T09:00:00.000Z'])
  const moved = await call.boundingBox()
  if (!moved) throw new Error('the event is not on screen')
  const bottom = moved.y + moved.height - 3
  await shop.mouse.move(moved.x + 20, bottom)
  await shop.mouse.down()
  await shop.mouse.move(moved.x + 20, bottom + 10)
  await shop.mouse.move(moved.x + 20, bottom + 24, { steps: 3 })
  await shop.mouse.up()
  await expect(call).toHaveAccessibleName(/12:30/)
})

test('CAL-04 a change of one of a series asks for which, and leaves the others @deep', async ({ shop, rest }) => {
  await rest.create('events', { ...CALL, repeatRule: 'FREQ=WEEKLY' })
  await shop.goto(JULY)
  await expect(entry(shop, CALL.title)).toHaveCount(3)
  await drag(shop, entry(shop, CALL.title).nth(1), day(shop, '2026-07-24'))
  const asked = shop.getByRole('dialog', { name: messages.scope.title(CALL.title) })
  await expect(asked.getByRole('radio', { name: messages.scope.choices.one })).toBeChecked()
  await expectAccessible(shop, 'for which of a series')
  await asked.getByRole('button', { name: messages.scope.submit.move }).click()
  await expect(asked).toHaveCount(0)
  await expect(day(shop, '2026-07-24')).toBeVisible()
  await saved(shop)
  const [series, one] = await eventsOf(rest)
  expect(series).toMatchObject({ repeatRule: 'FREQ=WEEKLY', exceptions: ['2026-07-22T10:00:00'] })
  expect(one).toMatchObject({ startAt: '2026-07-24T08:00:00.000Z', repeatRule: '', seriesId: series?.['id'] })

  // This and all later ones are deleted: the series ends before.
  await entry(shop, CALL.title).last().click()
  const panel = shop.getByRole('complementary', { name: CALL.title })
  await panel.getByRole('button', { name: panelMessages.delete }).click()
  const gone = shop.getByRole('dialog', { name: messages.scope.title(CALL.title) })
  await gone.getByText(messages.scope.choices.following).click()
  await gone.getByRole('button', { name: messages.scope.submit.delete }).click()
  await expect(panel).toHaveCount(0)
  await saved(shop)
  expect((await eventsOf(rest)).find((row) => row['id'] === series?.['id'])?.['repeatRule']).toMatch(/UNTIL=202607/)
  await shop.getByRole('button', { name: 'Undo' }).first().click()
  await saved(shop)
  expect((await eventsOf(rest)).find((row) => row['id'] === series?.['id'])?.['repeatRule']).toBe('FREQ=WEEKLY')
})

test('CAL-04 among the hours what takes the whole day becomes an hour, and the other way round @deep', async ({
  shop,
  rest,
}) => {
  await rest.create('events', { title: 'Stocktaking', allDay: true, startDay: '2026-07-14', timeZone: 'Europe/Berlin' })
  await shop.goto(WEEK)
  const thing = entry(shop, 'Stocktaking')
  const hours = shop.locator('[data-hours="2026-07-16"]')
  await thing.scrollIntoViewIfNeeded()
  const [from, column] = [await thing.boundingBox(), await hours.boundingBox()]
  if (!from || !column) throw new Error('the week is not on screen')
  // Ten o'clock, 48 pixels an hour; the row of whole days, which it leaves, makes room for the hours.
  const [x, y] = [column.x + column.width / 2, column.y + 10 * 48 + 6]
  await dragTo(shop, { x: from.x + from.width / 2, y: from.y + from.height / 2 }, { x, y })
  await expect(thing).toHaveAccessibleName(/July 16, 2026, 10:/)
  await saved(shop)
  expect((await startsOf(rest))[0]).toMatch(/^Stocktaking 2026-07-16T08:/)
  await dragTo(shop, await middleOf(thing), { x: from.x + from.width / 2, y: from.y - 12 })
  await expect(thing).toHaveAccessibleName(/July 14, 2026, All day/)
  await saved(shop)
  expect(await eventsOf(rest)).toMatchObject([{ allDay: true, startDay: '2026-07-14', endDay: '2026-07-14' }])
})

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('CAL-04 SHELL-09 a finger that rests drags an event to another week and another hour, one that does not scrolls @deep', async ({
    shop,
    rest,
  }) => {
    await rest.create('events', CALL)
    await shop.goto(JULY)
    const call = entry(shop, CALL.title)
    await call.scrollIntoViewIfNeeded()
    const finger = await fingerOn(shop)
    await finger.drag(await middleOf(call), await middleOf(day(shop, '2026-07-23')), { isResting: false })
    expect(await startsOf(rest)).toEqual(['Call Ningbo 2026-07-15T08:00:00.000Z'])
    await shop.evaluate(() => window.scrollTo(0, 0))
    await call.scrollIntoViewIfNeeded()
    await finger.drag(await middleOf(call), await middleOf(day(shop, '2026-07-23')), { isResting: true })
    await expect.poll(() => startsOf(rest)).toEqual(['Call Ningbo 2026-07-23T08:00:00.000Z'])
    await expect(shop.getByRole('dialog', { name: CALL.title, exact: true })).toHaveCount(0)

    // Three days of a week have room on a phone.
    await shop.goto('/calendar?view=week&day=2026-07-22')
    await expect(shop.locator('[data-hours]')).toHaveCount(3)
    await expectNoSidewaysScroll(shop, 'three days')
    await call.scrollIntoViewIfNeeded()
    const at = await middleOf(call)
    const next = await middleOf(shop.locator('[data-hours="2026-07-24"]'))
    await finger.drag(at, { x: next.x, y: at.y + 48 }, { isResting: true })
    await expect.poll(() => startsOf(rest)).toEqual(['Call Ningbo 2026-07-24T09:00:00.000Z'])
    await shop.getByRole('button', { name: messages.later, exact: true }).click()
    await expect(shop.locator('[data-hours]').first()).toHaveAttribute('data-hours', '2026-07-25')
  })
})

test('CAL-04 due documents and planned prices stand beside events, and can be hidden @deep', async ({ shop, rest }) => {
  const customerId = await rest.create('customers', { name: 'Maison Dupont' })
  const invoice = await rest.create('documents', {
    documentType: 'invoice',
    customerId,
    issueDate: '2026-07-01',
    dueDate: '2026-07-15',
    items: [{ description: 'Mug', quantity: 1, unitPrice: 10 }],
  })
  await rest.call('PATCH', `/documents/${invoice}`, { status: 'sent' })
  await rest.create('events', CALL)
  await shop.goto(JULY)
  const due = shop.getByRole('link', { name: new RegExp(`is due.*${messages.sources.documents}`) })
  await expect(due).toBeVisible()
  await shop.getByRole('button', { name: messages.layers.button }).click()
  await shop.getByText(messages.layers.names.documents).click()
  await shop.keyboard.press('Escape')
  await expect(due).toHaveCount(0)
  await expect(entry(shop, CALL.title)).toBeVisible()
  await shop.reload()
  await expect(entry(shop, CALL.title)).toBeVisible()
  await expect(due).toHaveCount(0)
})

test('CAL-04 SHELL-08 SHELL-09 each view is accessible in both themes and fits a phone, which begins with the agenda @deep', async ({
  shop,
  rest,
}) => {
  test.slow()
  await rest.create('events', CALL)
  await rest.create('events', {
    title: 'Summer sale',
    allDay: true,
    startDay: '2026-07-13',
    endDay: '2026-07-21',
    type: 'sale',
  })
  await followSystemTheme(shop)
  for (const view of ['month', 'week', 'day', 'agenda']) {
    await shop.goto(`/calendar?view=${view}&day=2026-07-15`)
    await expect(entry(shop, 'Summer sale').first()).toBeVisible()
    await expectAccessibleInBothThemes(shop, view)
    for (const width of [320, 820]) {
      await shop.setViewportSize({ width, height: 844 })
      await expectNoSidewaysScroll(shop, `${view}, ${width}`)
    }
    await shop.setViewportSize({ width: 1_280, height: 800 })
  }
  await entry(shop, CALL.title).click()
  await expect(shop.getByRole('complementary', { name: CALL.title })).toBeVisible()
  await expectAccessibleInBothThemes(shop, 'an event beside the calendar')
  await shop.setViewportSize({ width: 390, height: 844 })
  await shop.goto('/calendar?day=2026-07-15')
  await expect(shop.getByRole('radio', { name: messages.views.agenda })).toBeChecked()
  await entry(shop, CALL.title).click()
  await expect(shop.getByRole('dialog', { name: CALL.title })).toBeVisible()
  await expectNoSidewaysScroll(shop, 'an event on a phone')
})

test('CAL-04 SYNC-01 what is made offline arrives once, and on the other device', async ({ shop, rest, newDevice }) => {
  test.slow()
  await shop.goto(JULY)
  await readyForOffline(shop)
  const second = await newDevice()
  await second.goto(JULY)
  await shop.context().setOffline(true)
  await shop.getByRole('button', { name: messages.createOn('Friday, July 17, 2026') }).click()
  await shop.getByRole('complementary').getByRole('textbox', { name: title }).fill('Offline market')
  await shop.keyboard.press('Enter')
  await expect(entry(shop, 'Offline market')).toBeVisible()
  await shop.context().setOffline(false)
  await saved(shop)
  await expect(entry(second, 'Offline market')).toBeVisible()
  expect((await eventsOf(rest)).map((row) => row['title'])).toEqual(['Offline market'])
})

test('PAGE-07 CAL-01 the list of events is filtered, the latest first, and many are completed at once with a way back @deep', async ({
  shop,
  rest,
}) => {
  await rest.create('events', CALL)
  await rest.create('events', {
    ...CALL,
    title: 'Call Lyon',
    startAt: '2026-08-03T08:00:00Z',
    endAt: '2026-08-03T09:00:00Z',
  })
  await shop.goto('/events')
  const rows = shop.getByRole('rowheader')
  await expect(rows).toHaveText(['Call Lyon', 'Call Ningbo'])
  await expectAccessible(shop, 'the list of events')
  await shop.getByRole('checkbox', { name: /Ningbo/ }).check()
  await shop.getByRole('button', { name: eventsMessages.complete }).click()
  await saved(shop)
  expect((await eventsOf(rest)).map((row) => row['status'])).toEqual(['completed', 'scheduled'])
  await shop.getByRole('button', { name: 'Undo' }).first().click()
  await expect.poll(async () => (await eventsOf(rest)).map((row) => row['status'])).toEqual(['scheduled', 'scheduled'])
  await shop.getByRole('searchbox').fill('lyon')
  await expect(rows).toHaveText(['Call Lyon'])
})

test('CAL-05 duplicates and long past events are found, removed and brought back @deep', async ({ shop, rest }) => {
  await rest.create('events', CALL)
  await rest.create('events', CALL)
  await rest.create('events', {
    ...CALL,
    title: 'Old fair',
    startAt: '2019-03-01T08:00:00Z',
    endAt: '2019-03-01T09:00:00Z',
  })
  await shop.goto('/calendar-cleanup')
  await expect(shop.getByRole('heading', { name: cleanUpMessages.reasons.duplicate.title })).toBeVisible()
  await expectAccessible(shop, 'the clean-up')
  for (const box of await shop.getByRole('checkbox', { name: /^All/ }).all()) await box.check()
  await shop.getByRole('button', { name: 'Delete 2 events' }).click()
  await expect(shop.getByText(cleanUpMessages.done.title)).toBeVisible()
  await saved(shop)
  expect(await startsOf(rest)).toEqual([`Call Ningbo ${CALL.startAt}`])
  await shop.getByRole('button', { name: 'Undo' }).first().click()
  await expect.poll(async () => (await startsOf(rest)).length).toBe(3)
})

test('CAL-04 a calendar file is imported after a look at it, taken back, exported, and subscribed to @deep', async ({
  shop,
  rest,
  context,
}) => {
  await shop.goto(JULY)
  const menu = async (entryName: string) => {
    await shop.getByRole('main').getByRole('button', { name: messages.menu.label, exact: true }).click()
    await shop.getByRole('menuitem', { name: entryName }).click()
  }
  await menu(messages.menu.importFile)
  const file = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Test//EN',
    'BEGIN:VEVENT',
    'UID:fair@example.test',
    'DTSTAMP:20260701T000000Z',
    'DTSTART;VALUE=DATE:20260720',
    'DTEND;VALUE=DATE:20260723',
    'SUMMARY:Fair from a file',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
  const dialog = shop.getByRole('dialog', { name: exchangeMessages.import.title })
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'fair.ics', mimeType: 'text/calendar', buffer: Buffer.from(file) })
  await expect(dialog.getByText(exchangeMessages.import.named.create(1))).toBeVisible()
  await expectAccessible(shop, 'what a calendar file holds')
  await dialog.getByRole('button', { name: exchangeMessages.import.apply(1) }).click()
  await expect(entry(shop, 'Fair from a file').first()).toBeVisible()

  const [download] = await Promise.all([shop.waitForEvent('download'), menu(messages.menu.exportFile)])
  expect(download.suggestedFilename()).toMatch(/\.ics$/)

  await menu(messages.menu.feed)
  const feed = shop.getByRole('dialog', { name: exchangeMessages.feed.title })
  await feed.getByRole('textbox', { name: exchangeMessages.feed.name }).fill('Phone')
  await feed.getByRole('button', { name: exchangeMessages.feed.make }).click()
  const address = (await feed.getByRole('status').innerText()).trim()
  expect(await (await context.request.get(address)).text()).toContain('Fair from a file')
  await expectAccessible(shop, 'the address of the calendar')
  await feed.getByRole('button', { name: /^Turn off/ }).click()
  await shop.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
  await expect.poll(async () => (await context.request.get(address)).status()).toBe(410)
  expect(await eventsOf(rest)).toHaveLength(1)
})

test('CAL-04 an event is recalled on screen when its reminder falls', async ({ shop, rest }) => {
  await shop.goto('/products')
  await expect(shop.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible()
  await shop.evaluate(() => localStorage.setItem('pricewright.reminded-until', String(Date.now() - 3_600_000)))
  const start = Date.now() + 5 * 60_000
  await rest.create('events', {
    title: 'Call the bank',
    startAt: new Date(start).toISOString(),
    endAt: new Date(start + 3_600_000).toISOString(),
    reminderMinutes: 15,
  })
  await shop.reload()
  await expect(shop.getByText('Call the bank')).toBeVisible({ timeout: 30_000 })
  await shop.getByRole('button', { name: reminderMessages.show, exact: true }).click()
  await expect(shop.getByRole('complementary', { name: 'Call the bank' })).toBeVisible()
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('CAL-04 SHELL-10 the calendar speaks German, with the weeks of the region @deep', async ({ shop, rest }) => {
    await rest.create('events', { ...CALL, repeatRule: 'FREQ=WEEKLY;BYDAY=MO,WE' })
    await shop.goto(JULY)
    await expect(shop.getByRole('heading', { name: 'Juli 2026' })).toBeVisible()
    await shop.locator('[data-day]').first().waitFor()
    expect(await shop.locator('[data-day]').first().getAttribute('data-day')).toBe('2026-06-29')
    await entry(shop, CALL.title).first().click()
    const panel = shop.getByRole('complementary', { name: CALL.title })
    await panel.getByText('Alle', { exact: true }).click()
    await expect(panel.getByText('Wöchentlich am Montag und Mittwoch').first()).toBeVisible()
    await expectAccessible(shop, 'the calendar in German')
  })
})

test('NAV-01 the calendar opens by its path in any case @deep', async ({ shop }) => {
  await shop.goto('/Calendar')
  await expect(shop.getByRole('heading', { name: screenOf('calendar').title, level: 1 })).toBeVisible()
})

test.describe('what fails', () => {
  // A service worker would hide the calls from the test.
  test.use({ serviceWorkers: 'block', provoked: /TypeError|Service Worker|status of 500/ })

  test('CAL-03 events that no longer arrive say so, and come with another try @deep', async ({ shop, rest }) => {
    await rest.call('POST', '/events', CALL)
    await shop.goto(JULY)
    await expect(entry(shop, CALL.title)).toBeVisible()
    await shop.route('**/api/sync?*', (route) =>
      route.fulfill({ status: 500, json: { type: 'about:blank', title: 'No', status: 500, code: 'internal' } }),
    )
    await rest.call('POST', '/events', { ...CALL, title: 'Later' })
    await expect(shop.getByRole('alert')).toContainText(messages.trouble.notFollowed)
    await shop.unroute('**/api/sync?*')
    await shop.getByRole('button', { name: 'Try again' }).click()
    await expect(entry(shop, 'Later')).toBeVisible()
    await expect(shop.getByRole('alert')).toHaveCount(0)
  })
})
