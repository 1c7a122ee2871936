import { randomUUID } from 'node:crypto'
import { prepareEmbedded } from './engines.ts'
import type { Figure } from './figure.ts'
import type { Options } from './options.ts'
import { startProduct } from './running.ts'
import { FEED_MS } from './scoreboard.ts'
import { pageHeaders } from './shop.ts'
import { median } from './statistics.ts'

const EVENTS = 5_000
const ZONES = ['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'UTC']

/** How long the feed of a calendar with 5,000 events takes, as calendar programs fetch it, and what is answered while nothing changed. */
export async function benchFeed({ loads }: Options): Promise<Figure[]> {
  const engine = await prepareEmbedded(1)
  const product = await startProduct(engine.settings)
  const origin = `http://127.0.0.1:${product.port}`
  const headers = await pageHeaders(product.port, engine.shop)
  const call = async (method: string, path: string, body?: object): Promise<string> => {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`)
    return text
  }
  try {
    const id = randomUUID()
    const drafting = await timed(1, () =>
      call('POST', '/events/import-ics', { id, title: 'Bench', content: file(), timeZone: 'UTC' }),
    )
    const applying = await timed(1, () => call('POST', `/change-sets/${id}/apply`))
    const { path } = JSON.parse(await call('POST', '/calendar-feeds', {})) as { readonly path: string }
    let tag = ''
    let bytes = 0
    const whole = await timed(loads, async () => {
      const answer = await fetch(origin + path)
      tag = answer.headers.get('etag') ?? ''
      const text = await answer.text()
      bytes = text.length
      const count = text.match(/BEGIN:VEVENT/g)?.length
      if (count !== EVENTS) throw new Error(`the feed has ${count} events`)
    })
    const same = await timed(loads, async () => {
      const answer = await fetch(origin + path, { headers: { 'if-none-match': tag } })
      if (answer.status !== 304) throw new Error(`an unchanged feed answers ${answer.status}`)
    })
    const of = `${EVENTS.toLocaleString('en')} events`
    return [
      { part: 'feed', name: `the feed of ${of}`, value: whole, unit: 'ms', target: FEED_MS.whole },
      { part: 'feed', name: `the feed of ${of}: size`, value: bytes / 1024, unit: 'KiB' },
      { part: 'feed', name: `the feed of ${of}, unchanged`, value: same, unit: 'ms', target: FEED_MS.unchanged },
      { part: 'feed', name: `a calendar file of ${of}: read and checked`, value: drafting, unit: 'ms' },
      { part: 'feed', name: `a calendar file of ${of}: applied`, value: applying, unit: 'ms' },
    ]
  } finally {
    await product.stop()
    await engine.drop()
  }
}

async function timed(rounds: number, run: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    await run()
    times.push(performance.now() - start)
  }
  return median(times)
}

/** Five years of events: every tenth repeats. */
function file(): string {
  const events = Array.from({ length: EVENTS }, (_, n) => {
    const start = new Date(Date.UTC(2022, 0, 3, 8) + n * 8 * 3_600_000).toISOString().slice(0, 19)
    const zone = ZONES[n % ZONES.length] ?? 'UTC'
    return [
      'BEGIN:VEVENT',
      `UID:${n}@bench`,
      `DTSTART;TZID=${zone}:${start.replaceAll(/[-:]/g, '')}`,
      'DURATION:PT1H',
      `SUMMARY:Appointment ${n} with a customer`,
      'DESCRIPTION:Bring the samples of spring\\, and the new list.',
      'LOCATION:Workshop',
      ...(n % 10 === 0 ? ['RRULE:FREQ=WEEKLY;COUNT=12'] : []),
      'END:VEVENT',
    ]
  })
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.flat(), 'END:VCALENDAR'].join('\r\n')
}
