import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
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

/** A sticky note dragged over 200 others for so many moves: the frames of the page meanwhile, and our own code in each move. */
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
    const context = await browser.newContext({ viewport: VIEWPORT })
    await context.addCookies([{ name: 'sid', value: shop.session, url: origin, httpOnly: true, sameSite: 'Lax' }])
    await context.addInitScript({ content: await pageScript('notes') })
    const page = await context.newPage()
    await page.goto(`${origin}/brands`)
    const { frames, work } = await dragged(page, moves)
    return [
      figure('frame while a note is dragged over 200 others: p95', frames, NOTES.frame),
      figure('move of a dragged note, our own code: p95', work, NOTES.work),
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

async function dragged(page: Page, moves: number): Promise<Drag> {
  const cards = page.locator('article[data-note]')
  await cards.nth(NOTES_ON_PAGE - 1).waitFor({ timeout: WAIT_MS })
  const box = await page.locator(`article[aria-label=${DRAGGED}]`).boundingBox()
  if (!box) throw new Error('the note is not on the page')
  const [x, y] = [box.x + 20, box.y + 12]
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
