import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { openEmbedded } from '#server/kit/database/embedded.ts'
import { launchBrowser } from './chromium.ts'
import { quiet } from './engines.ts'
import type { Figure } from './figure.ts'
import type { Drag } from './page/notes.ts'
import { pageScript } from './page-script.ts'
import { startProduct } from './running.ts'
import { NOTES } from './scoreboard.ts'
import { makeShop, type Shop } from './shop.ts'
import { summary } from './statistics.ts'

const NOTES_ON_PAGE = 200
const VIEWPORT = { width: 1_500, height: 900 }
const WAIT_MS = 60_000
const DRAGGED = 'Dragged'
/** So often it is dragged while another device looks on; what has not come there within the time counts as that. */
const DRAGS = 20
const LATE_MS = 30_000
/** Between two drags, as a hand makes it. */
const PAUSE_MS = 300

/**
 * A sticky note dragged over 200 others for so many moves: the frames of the page meanwhile, and our own code in each move; then how long it
 * takes from letting it go until it has moved on a second device.
 */
export async function benchNotes(moves: number): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pw-notes-'))
  const database = await openEmbedded({ folder, log: quiet })
  const shop = await makeShop(database, { products: 100 })
  await database.close()
  const product = await startProduct({ DATA_DIR: folder })
  const origin = `http://127.0.0.1:${product.port}`
  const browser = await launchBrowser()
  try {
    await addNotes(origin, shop)
    const script = await pageScript('notes')
    const page = await openDevice(browser, origin, shop, script)
    const { frames, work } = await dragged(page, moves)
    const second = await openDevice(browser, origin, shop, script)
    const others = await seenElsewhere(page, second)
    return [
      figure('frame while a note is dragged over 200 others: p95', frames, NOTES.frame),
      figure('move of a dragged note, our own code: p95', work, NOTES.work),
      figure('note let go on one device → moved on the other: p95', others, NOTES.elsewhere),
    ]
  } finally {
    await browser.close()
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function addNotes(origin: string, { token }: Shop): Promise<void> {
  for (let n = 0; n < NOTES_ON_PAGE; n += 1) {
    const isDragged = n === 0
    const position = { x: 300 + ((n * 53) % 1_000), y: 60 + ((n * 37) % 600) }
    const body = { content: isDragged ? DRAGGED : `Note ${n}`, position, zIndex: isDragged ? NOTES_ON_PAGE : n }
    const answer = await fetch(`${origin}/api/sticky-notes`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`a note was not made: ${answer.status} ${await answer.text()}`)
  }
}

/** A device of the user, with all notes on its page. */
async function openDevice(browser: Browser, origin: string, { session }: Shop, script: string): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEWPORT })
  await context.addCookies([{ name: 'sid', value: session, url: origin, httpOnly: true, sameSite: 'Lax' }])
  await context.addInitScript({ content: script })
  const page = await context.newPage()
  page.setDefaultTimeout(WAIT_MS)
  await page.goto(`${origin}/brands`)
  await page
    .locator('article[data-note]')
    .nth(NOTES_ON_PAGE - 1)
    .waitFor()
  return page
}

/** The part of a note's header that it is dragged by. */
async function handleOf(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator(`article[aria-label=${DRAGGED}]`).boundingBox()
  if (!box) throw new Error('the note is not on the page')
  return { x: box.x + 20, y: box.y + 12 }
}

/** Milliseconds from letting a note go until it has moved on another device, for each of several drags. */
async function seenElsewhere(page: Page, second: Page): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < DRAGS; n += 1) {
    const { x, y } = await handleOf(page)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + (n % 2 === 0 ? 160 : -160), y + (n % 2 === 0 ? 90 : -90))
    const moved = second.evaluate(([label, ms]) => window.nextMove(label, ms), [DRAGGED, LATE_MS] as const)
    const released = page.evaluate((ms) => window.nextRelease(ms), LATE_MS)
    // Both are waited for in their pages before the pointer is let go.
    await Promise.all([page.evaluate(() => undefined), second.evaluate(() => undefined)])
    await page.mouse.up()
    const [from, to] = await Promise.all([released, moved])
    times.push(to === undefined ? LATE_MS : to - from)
    await page.waitForTimeout(PAUSE_MS)
  }
  return times
}

async function dragged(page: Page, moves: number): Promise<Drag> {
  const { x, y } = await handleOf(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  const drag = await page.evaluateHandle(() => window.followDrag())
  for (let move = 0; move < moves; move += 1) {
    await page.mouse.move(x + 300 * Math.sin(move / 20), y + 150 * (1 - Math.cos(move / 15)))
  }
  const took = await drag.evaluate((each) => each.stop())
  await page.mouse.up()
  return took
}

function figure(name: string, values: readonly number[], target: Figure['target']): Figure {
  const { p50, p95, max, count } = summary(values)
  return {
    part: 'notes',
    name,
    value: p95,
    unit: 'ms',
    ...(target ? { target } : {}),
    note: `p50 ${p50.toFixed(1)}, max ${max.toFixed(1)} of ${count}`,
  }
}
