import type { Page } from '@playwright/test'
import { keepDiary } from './diary.ts'
import { logo, pictureOf } from './pictures.ts'

/** Ids of the rows that the pictures show, by what they are called. */
export type Ids = ReadonlyMap<string, string>

interface Row {
  readonly id: string
  readonly name?: string
  readonly title?: string
  readonly imageUrl?: string
  readonly thumbnailUrl?: string
  readonly documentType?: string
  readonly items?: readonly { readonly sku: string }[]
}

/** Loads the sample shop. */
export async function furnish(page: Page): Promise<Ids> {
  await page.getByRole('button', { name: 'Skip for now' }).click()
  const pushed = page.waitForResponse((answer) => answer.url().endsWith('/api/sync') && answer.ok())
  await page
    .getByRole('button', { name: /sample shop/i })
    .first()
    .click()
  await pushed
  await page.getByText('All changes saved').first().waitFor()
  const send = await caller(page)
  const ids = new Map<string, string>()
  for (const collection of ['products', 'services', 'shipments', 'price-lists', 'customers', 'documents']) {
    const { items } = (await (await send('GET', `/${collection}?pageSize=500`)).json()) as { items: readonly Row[] }
    for (const row of items) ids.set(nameOf(row), row.id)
  }
  await keepDiary(send)
  const business = await dressBusiness(send)
  ids.set('business', business)
  ids.set('invoice', await writeInvoice(send, business, ids))
  await correctAnother(page, send, await writeInvoice(send, business, ids), ids)
  return ids
}

/** A document is called by its type and the first thing on it: `invoice TAB-003`. */
function nameOf({ name, title, documentType, items }: Row): string {
  return documentType === undefined ? (name ?? title ?? '') : `${documentType} ${items?.[0]?.sku ?? ''}`
}

/** Gives the business of the sample what stands on its papers. Answers its id. */
async function dressBusiness(send: Send): Promise<string> {
  const { items } = (await (await send('GET', '/business-profiles')).json()) as { items: readonly Row[] }
  const business = items.find(({ name }) => name === 'Sample shop')
  if (!business) throw new Error('the sample shop has no business')
  const values = {
    legalName: 'Sample shop Ltd',
    address: { street: '8 Harbour Row', zip: 'BN1 4QT', city: 'Brighton', country: 'GB' },
    email: 'hello@sample-shop.example',
    phoneNumber: '+44 20 7946 0958',
    vatId: 'GB123456789',
    bankName: 'Sample Bank',
    iban: 'GB33BUKB20201555555555',
    bic: 'BUKBGB22',
    logo: `data:image/png;base64,${(await logo()).toString('base64')}`,
    documentDesign: 'modern',
  }
  await send('PATCH', `/business-profiles/${business.id}`, JSON.stringify(values), 'application/json')
  return business.id
}

/** An issued invoice, partly paid, of the business as it is dressed: what was issued before keeps the letterhead of then. */
async function writeInvoice(send: Send, businessProfileId: string, ids: Ids): Promise<string> {
  const goods = [
    ['Stoneware dinner plate 27 cm', 'TAB-002', 36, 12.9],
    ['Matcha bowl and whisk', 'COF-008', 12, 24.5],
    ['Linen napkins, set of 4', '', 20, 18],
  ] as const
  const items = goods.map(([description, sku, quantity, unitPrice]) => {
    const productId = ids.get(description)
    return { ...(productId ? { productId } : {}), description, sku, quantity, unitPrice, taxPercent: 20 }
  })
  const customerId = ids.get('Noor Haddad')
  const invoice = {
    documentType: 'invoice',
    businessProfileId,
    customerId,
    items,
    customerNotes: 'Dear Noor, thank you for your order. Your parcels left on Thursday.',
  }
  const body = JSON.stringify(invoice)
  const { id } = (await (await send('POST', '/documents', body, 'application/json')).json()) as Row
  await send('POST', `/documents/update-status/${id}`, JSON.stringify({ status: 'sent' }), 'application/json')
  const date = new Date().toISOString().slice(0, 10)
  const payments = [{ id: 'deposit', date, amount: 400, method: 'transfer', note: 'Deposit' }]
  await send('PATCH', `/documents/${id}`, JSON.stringify({ payments }), 'application/json')
  return id
}

/** Corrects an invoice as its seller does: a credit note takes all of it back, and a copy is made right. */
async function correctAnother(page: Page, send: Send, id: string, ids: Map<string, string>): Promise<void> {
  await page.goto(`/document?id=${id}`)
  await page.getByRole('button', { name: 'Correct…' }).click()
  const dialog = page.getByRole('dialog', { name: /^Correct / })
  await dialog.getByRole('textbox', { name: 'What is wrong' }).fill('Two more bowls were delivered')
  await dialog.getByRole('button', { name: 'Create credit note and copy' }).click()
  await page.waitForURL((url) => url.searchParams.get('id') !== id)
  await page.getByText('All changes saved').first().waitFor()
  ids.set('corrected', new URL(page.url()).searchParams.get('id') ?? '')
  const { items } = (await (await send('GET', '/documents?documentType=creditnote')).json()) as {
    items: readonly Row[]
  }
  ids.set('credit note', items[0]?.id ?? '')
}

/** The PDF of a document, as its customer gets it. */
export async function paperOf(page: Page, id: string): Promise<Buffer> {
  const send = await caller(page)
  return Buffer.from(await (await send('GET', `/documents/${id}/pdf`)).arrayBuffer())
}

/** Gives the goods of the shop pictures. */
export async function hangPictures(page: Page, ids: Ids): Promise<void> {
  const send = await caller(page)
  for (const [name, id] of ids) await hangPicture(send, name, id)
}

/** Uploads the picture of a product, where it has one, as the browser would. */
async function hangPicture(send: Send, name: string, id: string): Promise<void> {
  const picture = UPLOADED_BY_HAND.test(name) ? undefined : await pictureOf(name)
  if (!picture) return
  const answer = await send('POST', `/uploads?kind=product&id=${id}`, new Uint8Array(picture), 'image/jpeg')
  const { imageUrl, thumbnailUrl } = (await answer.json()) as Row
  await send('PATCH', `/products/${id}`, JSON.stringify({ imageUrl, thumbnailUrl }), 'application/json')
}

/** A call of the API: method, path below it, body and its type. */
export type Send = (
  method: string,
  path: string,
  body?: string | Uint8Array<ArrayBuffer>,
  type?: string,
) => Promise<Response>

/** Calls as the person of a page. */
export async function caller(page: Page): Promise<Send> {
  // No function in here has a name: the compiler would refer to a helper of its own that the page does not have.
  const token = await page.evaluate(async () => {
    const session = (await (await fetch('/api/auth/token', { method: 'POST' })).json()) as { token: string }
    const answer = await fetch('/api/auth/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${session.token}` },
      body: JSON.stringify({ name: 'Screenshots', scope: 'write', expiresInDays: 1 }),
    })
    return ((await answer.json()) as { token: string }).token
  })
  const { origin } = new URL(page.url())
  return async (method, path, body, type) => {
    const headers = { authorization: `Bearer ${token}`, ...(type === undefined ? {} : { 'content-type': type }) }
    const answer = await fetch(`${origin}/api${path}`, { method, headers, ...(body === undefined ? {} : { body }) })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
}

/** Its picture is uploaded before the camera. */
const UPLOADED_BY_HAND = /^Tea towels, pair$/
