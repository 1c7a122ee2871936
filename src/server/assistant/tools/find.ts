import { standingBalance } from '#domain/documents/open-amount.ts'
import type { ToolResult } from '#contract/assistant/tools.ts'
import { knownEntity } from '#contract/entities/registry.ts'
import type { ListTexts } from '#contract/lists/list-schema.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import { countSql, pageSql } from '#server/kit/rows/page-sql.ts'
import { amountText, maybeAmount, percentText } from './money-text.ts'
import { comparedPrices } from './compared-prices.ts'
import { boundConditions, comparedOrder } from './product-bounds.ts'
import { type Brief, briefColumns } from './read-rows.ts'
import type { FoundKind, RunTool, ToolWork } from './tool-work.ts'

/** What every tool that finds rows is asked. */
interface Asked {
  readonly search?: string | undefined
  readonly filter?: ListTexts | undefined
  readonly sortBy?: string | undefined
  readonly sortDirection?: string | undefined
  readonly limit: number
  /** Further conditions over the row `src`. */
  readonly conditions?: readonly string[]
  /** An order in the place of that of the list. */
  readonly order?: string | undefined
}

interface Found<Kind extends FoundKind, F extends string> {
  readonly rows: readonly Brief<Kind, F>[]
  readonly total: number
}

/** The first rows of a list as it is on screen with the fields that are told of them, and how many there are (API-03). */
async function rowsOf<Kind extends FoundKind, F extends keyof RowOfKind<Kind> & string>(
  work: ToolWork,
  kind: Kind,
  fields: readonly F[],
  asked: Asked,
): Promise<Found<Kind, F>> {
  const { filter = {}, search, limit, conditions = [], order } = asked
  const { sortBy, sortDirection } = order === undefined ? asked : {}
  const entity = knownEntity(kind)
  const { values, orderValues = [], ...plan } = work.plans[kind]({ ...filter, search, sortBy, sortDirection })
  const from = `from ${entity.table} src where ${[`user_id = ${currentUser}`, ...conditions].join(' and ')}`
  const found = { ...plan, from, ...(order === undefined ? {} : { order, apart: undefined, isStored: false }) }
  const all = [...values, ...orderValues]
  const [rows, count] = await work.data.read(
    work.caller,
    [
      {
        text: `select ${briefColumns(entity, fields)} from (${pageSql(found, `$${all.length + 1}`, '0')}) src`,
        values: [...all, limit],
      },
      { text: countSql(found), values },
    ],
    work.signal,
  )
  return { rows: (rows?.rows ?? []) as unknown as Brief<Kind, F>[], total: Number(count?.rows[0]?.['total'] ?? 0) }
}

/** The names of some rows by their ids. */
async function namesOf(work: ToolWork, kind: 'category' | 'brand', ids: readonly (string | null)[]) {
  const known = [...new Set(ids.flatMap((id) => id ?? []))]
  if (known.length === 0) return new Map<string, string>()
  const [answer] = await work.data.read(work.caller, [
    {
      name: `assistant:names-${kind}`,
      text: `select id, name from ${kind} where user_id = ${currentUser} and id = any($1::uuid[])`,
      values: [known],
    },
  ])
  return new Map((answer?.rows ?? []).map((row) => [String(row['id']), String(row['name'])]))
}

const PRODUCT_FIELDS = [
  'name',
  'sku',
  'categoryId',
  'brandId',
  'baseCurrency',
  'totalCost',
  'effectivePrice',
  'effectiveTradePrice',
  'margin',
  'stock',
  'isActive',
] as const

export const findProducts: RunTool<'find_products'> = async (work, args) => {
  const { bounds, comparedIn, ...asked } = args
  const compared = comparedIn === undefined ? undefined : await comparedPrices(work, comparedIn)
  const { rows, total } = await rowsOf(work, 'product', PRODUCT_FIELDS, {
    ...asked,
    conditions: boundConditions(bounds, compared?.inOne),
    order: compared && comparedOrder(asked, compared.inOne),
  })
  const [categories, brands] = await Promise.all([
    namesOf(
      work,
      'category',
      rows.map(({ categoryId }) => categoryId),
    ),
    namesOf(
      work,
      'brand',
      rows.map(({ brandId }) => brandId),
    ),
  ])
  const items = rows.map((row) => ({
    id: row.id,
    name: row.name,
    sku: row.sku,
    category: (row.categoryId !== null && categories.get(row.categoryId)) || null,
    brand: (row.brandId !== null && brands.get(row.brandId)) || null,
    currency: row.baseCurrency,
    cost: row.totalCost > 0 ? amountText(row.totalCost, row.baseCurrency) : null,
    price: maybeAmount(row.effectivePrice, row.baseCurrency),
    tradePrice: maybeAmount(row.effectiveTradePrice, row.baseCurrency),
    margin: row.totalCost > 0 ? percentText(row.margin) : null,
    stock: row.stock,
    isActive: row.isActive,
  }))
  return { items, total, compared: compared?.told ?? null }
}

const SERVICE_FIELDS = [
  'name',
  'category',
  'pricingModel',
  'baseCurrency',
  'totalCost',
  'mainPrice',
  'margin',
  'isActive',
] as const

export const findServices: RunTool<'find_services'> = async (work, args) => {
  const { rows, total } = await rowsOf(work, 'service', SERVICE_FIELDS, args)
  const items = rows.map((row) => ({
    id: row.id,
    name: row.name,
    category: row.category,
    pricingModel: row.pricingModel,
    currency: row.baseCurrency,
    cost: amountText(row.totalCost, row.baseCurrency),
    price: maybeAmount(row.mainPrice, row.baseCurrency),
    margin: row.totalCost > 0 ? percentText(row.margin) : null,
    isActive: row.isActive,
  }))
  return { items, total }
}

const CUSTOMER_FIELDS = ['name', 'company', 'email', 'country', 'status', 'paymentDays'] as const

export const findCustomers: RunTool<'find_customers'> = async (work, args) => {
  const { rows, total } = await rowsOf(work, 'customer', CUSTOMER_FIELDS, args)
  const items = rows.map((row) => ({
    id: row.id,
    name: row.name,
    company: row.company,
    email: row.email,
    country: row.country,
    status: row.status,
    paymentDays: row.paymentDays,
  }))
  return { items, total }
}

const DOCUMENT_FIELDS = [
  'documentNumber',
  'documentType',
  'status',
  'customerName',
  'customerId',
  'issueDate',
  'dueDate',
  'currency',
  'total',
  'balanceDue',
] as const

export const findDocuments: RunTool<'find_documents'> = async (work, args) => {
  const { rows, total } = await rowsOf(work, 'document', DOCUMENT_FIELDS, args)
  const items: ToolResult<'find_documents'>['items'] = rows.map((row) => ({
    id: row.id,
    number: row.documentNumber,
    documentType: row.documentType,
    status: row.status,
    customer: row.customerName,
    customerId: row.customerId,
    issueDate: row.issueDate,
    dueDate: row.dueDate,
    currency: row.currency,
    total: amountText(row.total, row.currency),
    open: maybeAmount(standingBalance(row), row.currency),
  }))
  return { items, total }
}
