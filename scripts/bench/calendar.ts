import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { calendarMessages } from '#web/features/calendar/messages.ts'
import { launchBrowser } from './chromium.ts'
import { type Engine, prepareEmbedded } from './engines.ts'
import type { Figure } from './figure.ts'
import type { Options } from './options.ts'
import type { Moment } from './page/probe.ts'
import { pageScript } from './page-script.ts'
import { startProduct } from './running.ts'
import { CALENDAR_MONTH } from './scoreboard.ts'
import { median, summary } from './statistics.ts'

const PRODUCTS = 10
const [YEARS, IN_THE_MONTH, IN_OTHERS] = [5, 2_000, 300]
const [YEAR, MONTH] = [2026, 7]
const STEPS = 10
const PAUSE_MS = 400
const VIEWPORT = { width: 1_500, height: 900 }

/** How long a month with 2,000 events takes to the screen, beside five years of others. */
export async function benchCalendar({ loads }: Options): Promise<Figure[]> {
  const engine = await prepareEmbedded(PRODUCTS)
  const product = await startProduct(engine.settings)
  const url = `http://127.0.0.1:${product.port}`
  try {
    const count = await fill(url, engine)
    const browser = await launchBrowser()
    try {
      const context = await browser.newContext({ viewport: VIEWPORT })
      await context.addInitScript({ content: await pageScript('probe') })
      await context.addCookies([{ name: 'sid', value: engine.shop.session, url, httpOnly: true, sameSite: 'Lax' }])
      const page = await context.newPage()
      return figuresOf(await turnPages(page, url, STEPS * loads), count)
    } finally {
      await browser.close()
    }
  } finally {
    await product.stop()
    await engine.drop()
  }
}

/** Opens the month before, and turns to the full one and back. */
async function turnPages(page: Page, url: string, steps: number): Promise<Moment[]> {
  await page.goto(`${url}/calendar?view=month&day=${YEAR}-${String(MONTH).padStart(2, '0')}-01`)
  // All events are here once the month counts its own.
  await page.getByText(/^2,\d{3} entries/).waitFor({ timeout: 120_000 })
  const moments: Moment[] = []
  for (let step = 0; step < steps; step += 1) {
    await page.getByRole('button', { name: calendarMessages.earlier, exact: true }).click()
    await page.getByRole('button', { name: calendarMessages.later, exact: true }).focus()
    await page.waitForTimeout(PAUSE_MS)
    await page.evaluate(() => window.probe.watch('main h2'))
    await page.keyboard.press('Enter')
    moments.push(await page.evaluate(() => window.probe.changed()))
    await page.waitForTimeout(PAUSE_MS)
  }
  return moments
}

function figuresOf(moments: readonly Moment[], count: number): Figure[] {
  const shown = moments.map(({ acted, painted }) => painted - acted)
  const work = moments.map((each) => each.work)
  const of = `beside ${count.toLocaleString('en')} events of ${YEARS} years`
  const spread = (values: readonly number[]): string => {
    const { p95, max, count: all } = summary(values)
    return `${of}; p95 ${p95.toFixed(1)}, max ${max.toFixed(1)} of ${all}`
  }
  const name = `a month with ${IN_THE_MONTH.toLocaleString('en')} events`
  return [
    {
      part: 'calendar',
      name: `${name} to the screen: p50`,
      value: median(shown),
      unit: 'ms',
      target: CALENDAR_MONTH,
      note: spread(shown),
    },
    { part: 'calendar', name: `${name}, our own code: p50`, value: median(work), unit: 'ms', note: spread(work) },
  ]
}

/** Brings the events in as calendar files, one for each year; answers how many. */
async function fill(url: string, { shop }: Engine): Promise<number> {
  const send = async (method: string, path: string, body?: object): Promise<string> => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${shop.token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`)
    return text
  }
  let count = 0
  for (let year = YEAR - YEARS + 1; year <= YEAR; year += 1) {
    const events = eventsOf(year)
    count += events.length
    const id = randomUUID()
    const content = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Bench//EN', ...events, 'END:VCALENDAR', ''].join(
      '\r\n',
    )
    await send('POST', '/events/import-ics', { id, title: `Year ${year}`, content, timeZone: 'Europe/Berlin' })
    const lines = (await send('POST', `/change-sets/${id}/apply`)).trim().split('\n')
    if (!lines.at(-1)?.includes('"result"')) throw new Error(`apply: ${lines.at(-1)}`)
  }
  return count
}

function eventsOf(year: number): string[] {
  return Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month) => {
    const inMonth = year === YEAR && month === MONTH ? IN_THE_MONTH : IN_OTHERS
    return Array.from({ length: inMonth }, (_, index) => eventOf(year, month, index))
  })
}

function eventOf(year: number, month: number, index: number): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  const day = `${year}${two(month)}${two(1 + (index % 28))}`
  const hour = index % 23
  return [
    'BEGIN:VEVENT',
    `UID:${day}-${index}@bench.test`,
    'DTSTAMP:20260101T000000Z',
    `DTSTART:${day}T${two(hour)}0000Z`,
    `DTEND:${day}T${two(hour + 1)}0000Z`,
    `SUMMARY:Event ${index} of ${day}`,
    'END:VEVENT',
  ].join('\r\n')
}
