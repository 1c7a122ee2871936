import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import type { TestCaller } from '#test/app.ts'
import { attachmentOf, headersOf } from '#test/letters.ts'
import { type SmtpSimulator, startSmtpSimulator } from '#test/simulators/smtp.ts'
import { type ProductProcess, startProduct } from './product-process.ts'
import { rounds } from './rounds.ts'
import { openSharedDeps } from './shared-deps.ts'

/** Each round starts a process, which looks for work after a second. */
const KILLS = Math.ceil(rounds / 2)
const ROUND_MS = 60_000
/** Mails that are taken by the mail server before a kill, however slow the machine. */
const LETTERS = 4
/** Mails of a round: more than are sent before its kill. */
const ORDERS = 12
const FASTEST_MS = 100
const SLOWEST_MS = 400

interface MailRow {
  readonly id: string
  readonly state: string
  readonly error: string
  readonly attempts: number
  readonly document: string
}

/** Makes invoices and mails them one after the other; those that the product said it has ordered are told. */
async function order(product: ProductProcess, { headers }: TestCaller, ordered: Set<string>): Promise<void> {
  for (let n = 0; n < ORDERS; n += 1) {
    const fields = { customerEmail: 'zoe@customer.example', items: [{ description: 'Sencha', unitPrice: 50 }] }
    const invoice = await product.call('POST', '/api/documents/invoice', fields, headers)
    if (invoice.status !== 201) throw new Error(`an invoice got ${invoice.status} ${JSON.stringify(invoice.body)}`)
    const mail = await product.call('POST', '/api/documents/email', { documentId: invoice.body['id'] }, headers)
    if (mail.status !== 201) throw new Error(`a mail got ${mail.status} ${JSON.stringify(mail.body)}`)
    ordered.add(String(mail.body['id']))
  }
}

/** How often each mail came, by its name, which is the same for every try. */
function arrivals({ letters }: SmtpSimulator): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { source } of letters) {
    const id = /^<([^@]+)@/.exec(headersOf(source)['message-id'] ?? '')?.[1] ?? ''
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

describe('the product killed while mails are on their way', () => {
  it(
    `DOC-13 after ${KILLS} kills every mail has arrived and says so, and one that came twice says that it may have`,
    async () => {
      const smtp = await startSmtpSimulator()
      const deps = await openSharedDeps({ SMTP_URL: smtp.url, MAIL_FROM: 'Shop <shop@example.com>' })
      const { environment, ann, dataAccess } = deps
      const readMails = async () => {
        const [answer] = await dataAccess.asSystemBatch([
          {
            text: `select m.id, m.state, m.error, m.attempts, d.status as document from document_mail m
              join document d on d.user_id = m.user_id and d.id::text = m.document_id`,
          },
        ])
        return (answer?.rows ?? []) as unknown as MailRow[]
      }
      const ordered = new Set<string>()
      const reasons = new Set<string>()
      /** What had come of the mails that were said to be sent, when that was seen. */
      const settled = new Map<string, number>()

      for (let round = 0; round <= KILLS; round += 1) {
        const isLast = round === KILLS
        const delayMs = FASTEST_MS + Math.random() * (SLOWEST_MS - FASTEST_MS)
        // Slow, and in every other round it hangs up once it has the whole letter: nobody knows whether it came.
        const slow = round % 2 === 0 ? { delayMs } : { delayMs, dropsAt: 'MESSAGE' as const }
        smtp.behaviour = isLast ? {} : slow
        const product = await startProduct(environment)
        if (isLast) {
          await vi.waitFor(
            async () => expect(new Set((await readMails()).map(({ state }) => state))).toEqual(new Set(['sent'])),
            { timeout: ROUND_MS, interval: 50 },
          )
          expect(await product.stop()).toBe(0)
          break
        }
        const taken = smtp.letters.length
        const work = order(product, ann, ordered).catch((error: Error) => reasons.add(error.message))
        await vi.waitUntil(() => smtp.letters.length >= taken + LETTERS || reasons.size > 0, {
          timeout: ROUND_MS,
          interval: 5,
        })
        await pause(Math.random() * SLOWEST_MS)
        await product.kill()
        await work
        const came = arrivals(smtp)
        for (const { id, state } of await readMails()) if (state === 'sent') settled.set(id, came.get(id) ?? 0)
        await deps.makeDue()
      }

      const rows = await readMails()
      const came = arrivals(smtp)
      const [left] = await dataAccess.asSystemBatch([{ text: `select * from job where kind = 'document-mail'` }])
      const broken = await deps.leave()
      await smtp.close()
      expect([...reasons].filter((reason) => !/^(fetch failed|terminated)$/.test(reason))).toEqual([])
      expect(ordered.size).toBeGreaterThanOrEqual(KILLS * LETTERS)
      expect(
        [...ordered].filter((id) => !rows.some((row) => row.id === id)),
        'ordered and forgotten',
      ).toEqual([])
      expect(
        rows.filter(({ id }) => !came.has(id)),
        'said to be sent, and never came',
      ).toEqual([])
      expect(new Set(rows.map(({ state, document }) => `${state} ${document}`))).toEqual(new Set(['sent sent']))
      expect(
        [...settled].filter(([id, times]) => times === 0 || came.get(id) !== times),
        'sent again',
      ).toEqual([])
      for (const { id, attempts, error } of rows) {
        const times = came.get(id) ?? 0
        expect(times, 'comes once a try at most').toBeLessThanOrEqual(attempts)
        if (attempts === 1) expect(error).toBe('')
        if (times > 1) expect(error, `came ${times} times`).toMatch(/^It may have arrived twice: /)
      }
      for (const { source } of smtp.letters) expect(attachmentOf(source).bytes.subarray(0, 5).toString()).toBe('%PDF-')
      expect(left?.rows).toEqual([])
      expect(broken).toEqual([])
    },
    ROUND_MS * (KILLS + 1),
  )
})
