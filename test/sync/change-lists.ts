import fc from 'fast-check'
import type { Change } from '#contract/command.ts'
import type { AnyPatch } from '#contract/entity.ts'
import { documentFields } from '#contract/entities/document-fields.ts'
import { shelfId } from '#test/shelf.ts'

/** Units of one of the currency, and one piece of a quantity. */
const ONE = 1_000_000
const PIECE = 10_000
const ROWS = 3

const GROUND = [
  'businessProfile',
  'category',
  'brand',
  'product',
  'customer',
  'service',
  'priceList',
  'shipment',
] as const
const MADE = ['document', 'credit', 'priceListPrice', 'shipmentLine', 'more', 'unknown'] as const

/** The ids of some rows of each kind; credit notes have their own, and so have profiles that are made later. */
type Ids = Readonly<Record<(typeof GROUND)[number] | (typeof MADE)[number], readonly string[]>>

/** The ids of every scenario; each has a user of its own. */
const ids = Object.fromEntries(
  [...GROUND, ...MADE].map((kind, place) => [kind, Array.from({ length: ROWS }, (_, n) => shelfId(place * 10 + n))]),
) as unknown as Ids

const VALUES: Readonly<Record<string, AnyPatch>> = {
  // Documents get their numbers as they are issued: until then both sides say the same.
  businessProfile: { numberAt: 'issue', vatRegistered: true, taxRate: 200_000 },
  product: { baseCost: 5 * ONE, stock: 50 },
}

const put = (kind: string, id: string, data: AnyPatch): Change => ({ op: 'put', kind, id, data })
const patch = (kind: string, id: string, data: AnyPatch): Change => ({ op: 'patch', kind, id, data })
const remove = (kind: string, id: string): Change => ({ op: 'delete', kind, id })

const emptyItem = Object.fromEntries(
  Object.entries(documentFields.items.line ?? {}).map(([name, { fallback }]) => [name, fallback]),
)
const itemOf = (productId: string, quantity: number): AnyPatch => {
  return { ...emptyItem, id: 'a', description: 'Mug', productId, quantity: quantity * PIECE, unitPrice: 10 * ONE }
}

/** What is there at the beginning, for random changes to name. */
export const deps: readonly Change[] = [
  ...GROUND.flatMap((kind) => {
    const name = kind === 'priceList' ? 'title' : 'name'
    const named = kind === 'priceList' ? { productIds: ids.product } : {}
    return ids[kind].map((id, n) => put(kind, id, { [name]: `${kind} ${n}`, ...named, ...VALUES[kind] }))
  }),
  ...ids.document.map((id, n) => put('document', id, { items: [itemOf(ids.product[n] ?? '', 3)], movesStock: true })),
]

/** What a change is made from: a row of each kind, another one, and a number that changes from list to list. */
interface Drawn {
  readonly own: (kind: keyof Ids) => string
  readonly other: (kind: keyof Ids) => string
  readonly n: number
}

type Make = (drawn: Drawn) => Change | readonly Change[]

const DOCUMENT = 'document'
const PROFILE = 'businessProfile'

/** Documents that follow one another: made, edited, issued, paid, credited, deleted. */
const ON_DOCUMENTS: readonly Make[] = [
  ({ own, n }) =>
    put(DOCUMENT, own('document'), {
      documentType: n % 3 === 0 ? 'quote' : 'invoice',
      customerId: own('customer'),
      movesStock: n % 2 === 0,
      items: [itemOf(own('product'), (n % 4) + 1)],
    }),
  ({ own, other, n }) =>
    put(DOCUMENT, own('credit'), {
      documentType: 'creditnote',
      originalInvoiceId: n % 3 === 0 ? other('document') : own('document'),
      items: [itemOf(own('product'), 1)],
    }),
  ({ own, n }) => patch(DOCUMENT, own(n % 2 === 0 ? 'document' : 'credit'), { status: 'sent' }),
  ({ own, n }) => [
    patch(DOCUMENT, own('credit'), { status: n % 2 === 0 ? 'void' : 'sent' }),
    patch(DOCUMENT, own('document'), { notes: `Note ${n}` }),
  ],
  ({ own, n }) => patch(DOCUMENT, own('document'), { items: { lines: { a: { quantity: (n % 5) * PIECE } } } }),
  ({ own, n }) =>
    patch(DOCUMENT, own('document'), {
      payments: [{ id: 'p', date: '2026-07-06', amount: n * ONE, method: 'cash', note: '', keepAsCredit: false }],
    }),
  ({ own }) => remove(DOCUMENT, own('document')),
  ({ own }) => remove(DOCUMENT, own('credit')),
  ({ own, other }) => patch(DOCUMENT, own('document'), { businessProfileId: other(PROFILE) }),
]

/** Rows of which one alone has a flag. What is derived by that one is written apart: meanwhile two may have it. */
const ON_PROFILES: readonly Make[] = [
  ({ own, n }) => patch(PROFILE, own(PROFILE), { isDefault: n % 3 !== 0, taxRate: (n % 4) * 70_000 }),
  ({ own, n }) => put(PROFILE, own('more'), { ...VALUES[PROFILE], name: `More ${n}`, isDefault: n % 2 === 0 }),
  ({ own }) => remove(PROFILE, own('more')),
]

/** Rows by which others are derived. */
const ON_GROUND: readonly Make[] = [
  ({ own, other, n }) => patch('category', own('category'), { parentId: n % 2 === 0 ? other('category') : null }),
  ({ own, other }) =>
    ({ ...patch('category', own('category'), { parentId: other('category') }), restored: {} }) as Change,
  ({ own, n }) => patch('category', own('category'), { floorMargin: n % 2 === 0 ? 500_000 : null }),
  ({ own, other }) => patch('product', own('product'), { categoryId: other('category'), brandId: own('brand') }),
  ({ own, n }) => patch('product', own('product'), { baseCost: n * ONE, tags: { add: [`t${n % 3}`], remove: [] } }),
  ({ own, n }) => [patch('product', own('product'), { stock: n }), patch('product', own('product'), { stock: n + 1 })],
  ({ own }) => patch('product', own('product'), { stock: 50 }),
]

/** Rows that stand for themselves, and what cannot be. */
const ON_OTHERS: readonly Make[] = [
  ({ own, n }) =>
    put('priceListPrice', own('priceListPrice'), {
      priceListId: own('priceList'),
      productId: own('product'),
      price: n * ONE,
    }),
  ({ own }) => remove('priceListPrice', own('priceListPrice')),
  ({ own, n }) =>
    put('shipmentLine', own('shipmentLine'), {
      shipmentId: own('shipment'),
      productId: own('product'),
      description: `Box ${n}`,
    }),
  ({ own, other }) => patch('shipmentLine', own('shipmentLine'), { productId: other('product') }),
  ({ own, n }) => patch('service', own('service'), { name: n % 4 === 0 ? '' : `Service ${n}` }),
  ({ own }) => remove('service', own('service')),
  ({ own, n }) => put('customer', own('customer'), { name: `Customer ${n}`, tags: [`c${n}`] }),
  ({ own }) => patch('product', own('unknown'), { baseCost: ONE }),
  ({ own }) => remove('product', own('unknown')),
  ({ own }) => put('product', own('unknown').replace(/^./, '0'), { name: '' }),
]

const MAKES = [...ON_PROFILES, ...ON_DOCUMENTS, ...ON_GROUND, ...ON_OTHERS]

/** Which changes one call asks for: by their places above, each about the rows of a number. */
export type ChangeList = readonly { readonly how: number; readonly row: number }[]

/** The changes of a list, which is the how manieth of its scenario; none makes again what an earlier one of them deletes. */
export function changesOf(list: ChangeList, n: number): readonly Change[] {
  const at = (kind: keyof Ids, place: number): string => ids[kind][place % ROWS] ?? ''
  const all = list.flatMap(
    ({ how, row }) => MAKES[how]?.({ own: (kind) => at(kind, row), other: (kind) => at(kind, row + 1), n }) ?? [],
  )
  const deleted = new Set(all.flatMap(({ op, id }) => (op === 'delete' ? [id] : [])))
  return all.filter(({ op, id }) => op !== 'put' || !deleted.has(id))
}

function listOf(...makes: readonly (readonly Make[])[]): fc.Arbitrary<ChangeList> {
  const how = fc.constantFrom(...makes.flat().map((make) => MAKES.indexOf(make)))
  return fc.array(fc.record({ how, row: fc.nat(ROWS - 1) }), { minLength: 1, maxLength: 3, size: 'max' })
}

/** Lists of changes of several kinds, one after the other. */
export const changeLists = fc.array(
  fc.oneof(
    { weight: 1, arbitrary: listOf(ON_PROFILES) },
    { weight: 5, arbitrary: listOf(ON_DOCUMENTS) },
    { weight: 4, arbitrary: listOf(ON_DOCUMENTS, ON_GROUND, ON_OTHERS) },
  ),
  { minLength: 5, maxLength: 20, size: 'max' },
)
