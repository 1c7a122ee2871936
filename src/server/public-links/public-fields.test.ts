import { beforeAll, describe, expect, it } from 'vitest'
import type { AnyRow } from '#contract/entity.ts'
import { arrive, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'
import { type PublicSurfaces, publicSurfaces, type Rows, saidNowhere, toldBy } from '#test/public-surfaces.ts'

/** Fields of a document that a customer may read. Every declared field that is neither here nor below is private. */
const SHOWN = new Set([
  ...[
    'documentNumber',
    'customerName',
    'billingAddress',
    'shippingAddress',
    'customerVatId',
    'buyerReference',
    'orderReference',
    'issueDate',
    'dueDate',
    'deliveryDate',
    'currency',
    'subtotal',
    'discountAmount',
    'taxAmount',
    'ownTax',
    'total',
    'amountPaid',
    'balanceDue',
    'creditedAmount',
    'creditedInDrafts',
    'customerNotes',
    'terms',
    'paymentTerms',
    'reason',
    'pricesIncludeTax',
    'items.sku',
    'items.description',
    'items.quantity',
    'items.unitCode',
    'items.unitPrice',
    'items.taxPercent',
    'items.discountPercent',
    'items.discountAmount',
    'items.lineTotal',
    'items.exemptionReason',
    'taxes.category',
    'taxes.percent',
    'taxes.taxable',
    'taxes.tax',
    'relatedDocuments.documentNumber',
  ].map((name) => `document.${name}`),
  // Of the business, while the document has no seller of its own.
  ...[
    'name',
    'legalName',
    'country',
    'address',
    'email',
    'phoneNumber',
    'website',
    'registrationNumber',
    'taxId',
    'vatId',
    'iban',
    'bic',
    'bankName',
    'accountName',
    'paymentLink',
    'logo',
    'documentAccent',
  ].map((name) => `businessProfile.${name}`),
])

/**
 * Fields that are not shown but decide the PDF's content, language, design or time; after an earlier view the visit would count, and the
 * document be worked out anew while its PDF is made.
 */
const DECIDING = new Set([
  ...[
    'documentType',
    'isProvisional',
    'status',
    'businessProfileId',
    'language',
    'originalInvoiceId',
    'seller',
    'taxExchangeRate',
    'lastViewedAt',
  ].map((name) => `document.${name}`),
  'document.items.taxCategory',
  'document.relatedDocuments.relationship',
  ...['isDefault', 'documentDesign', 'documentLanguage', 'timeZone'].map((name) => `businessProfile.${name}`),
])

/** A line whose cost the seller knows. */
const line = {
  description: 'Sencha',
  sku: 'S-1',
  quantity: 2,
  unitPrice: 100,
  taxPercent: 19,
  discountPercent: 10,
  unitCost: 7.7391,
}

/** Fields that a reader of a price list may read. */
const LISTED = new Set([
  ...['title', 'note', 'accent', 'validFrom', 'validTo', 'withoutVat'].map((name) => `priceList.${name}`),
  ...['name', 'description', 'baseCurrency'].map((name) => `product.${name}`),
  ...['name', 'sku', 'effectivePrice', 'effectiveTradePrice'].map((name) => `product.variants.${name}`),
  'businessProfile.name',
  'category.name',
])

/** Fields that are not shown but decide which products, prices and pictures a list shows. */
const LISTING = new Set([
  ...['productIds', 'status', 'currency', 'rates', 'ruleKind', 'rulePercent', 'basis', 'priceEnding', 'tiers'].map(
    (name) => `priceList.${name}`,
  ),
  ...['showTrade', 'showPictures'].map((name) => `priceList.${name}`),
  ...['isActive', 'variants.isActive', 'imageUrl', 'thumbnailUrl'].map((name) => `product.${name}`),
  ...['isDefault', 'taxRate'].map((name) => `businessProfile.${name}`),
  'product.categoryId',
  ...['parentId', 'sortOrder', 'nameKey'].map((name) => `category.${name}`),
])

const isHidden = (name: string) => !SHOWN.has(name) && !DECIDING.has(name)
const isUnlisted = (name: string) => !LISTED.has(name) && !LISTING.has(name)
const FILES = ['', '.pdf']
const LIST_FILES = ['', '.pdf', '.csv']

describeOneEngine('what public links tell', (context) => {
  let app: TestApp
  let ann: TestCaller
  let surfaces: PublicSurfaces
  let businessId: string

  beforeAll(async () => {
    app = await buildRealApp(context)
    ann = await arrive(app, 'ann')
    surfaces = publicSurfaces(app, ann)
    await create('/auth/initialize')
    const business = await create('/business-profiles', {
      name: 'Ann’s Tea',
      legalName: 'Tea GmbH',
      country: 'DE',
      vatId: 'DE123456789',
      iban: 'DE89370400440532013000',
      isDefault: true,
    })
    businessId = String(business['id'])
    return () => app.close()
  })

  const create = async (path: string, body?: object) => {
    const made = await app.call(ann, { method: 'POST', url: `/api${path}`, ...(body ? { body } : {}) })
    expect(made.status, made.text).toBeLessThan(300)
    return made.body
  }
  const own = async (kind: string, id: unknown): Promise<Rows> => ({ [kind]: await surfaces.read(kind, String(id)) })

  describe('of a document', () => {
    /** A document with every kind of value; answers where it is shown, and the rows that it uses. */
    const newCase = async (documentType: string, seller: 'frozen' | 'live', stored: object = {}) => {
      const customer = await create('/customers', { name: 'Zoë', email: 'zoe@customer.example' })
      const original = await create('/documents', {
        documentType: 'invoice',
        currency: 'EUR',
        customerId: customer['id'],
        items: [{ ...line, quantity: 100 }],
      })
      await create(`/documents/update-status/${String(original['id'])}`, { status: 'sent' })
      const made = await create('/documents', {
        documentType,
        currency: 'EUR',
        businessProfileId: businessId,
        customerId: customer['id'],
        customerName: 'Zoë',
        billingAddress: { street: 'Main Street 1', city: 'Wien', country: 'AT' },
        issueDate: '2026-11-02',
        dueDate: '2099-11-16',
        items: [
          line,
          {
            ...line,
            unitCost: null,
            taxPercent: 0,
            taxCategory: 'E',
            exemptionReason: 'Small',
            discountPercent: null,
            discountAmount: 1,
          },
          // More rates than fit into the totals: they get a table of their own.
          ...[5, 7, 12, 16, 20].map((taxPercent) => ({ ...line, taxPercent, unitCode: 'HUR' })),
        ],
        ...(documentType === 'creditnote' ? { originalInvoiceId: original['id'] } : {}),
      })
      const { path } = await create(`/documents/${String(made['id'])}/links`, {})
      // The first view marks it.
      await surfaces.visit(String(path), [''])
      const rows: Rows = {
        ...(await own('document', made['id'])),
        ...(await own('businessProfile', businessId)),
        ...(await own('customer', customer['id'])),
        ...(await own('userProfile', ann.userId)),
      }
      const document = { ...rows['document'], ...(seller === 'live' ? { seller: null } : {}), ...stored }
      return { path: String(path), endings: FILES, rows: { ...rows, document: document as AnyRow } }
    }

    it.each([
      ['an invoice', 'invoice', 'frozen'],
      ['an invoice of a business as it is now', 'invoice', 'live'],
      ['a quote', 'quote', 'frozen'],
      ['a credit note', 'creditnote', 'frozen'],
      ['a receipt of a business as it is now', 'receipt', 'live'],
      ['a purchase order', 'purchaseorder', 'frozen'],
    ] as const)(
      'DOC-14 no private field of %s, its lines, customer, business or user reaches its page or PDF, by itself or by what follows from it',
      async (_what, type, seller) => {
        expect(await toldBy(surfaces, await newCase(type, seller), isHidden)).toEqual([])
      },
    )

    it('DOC-14 every field that a customer may read is one that some page or PDF shows', async () => {
      const silent = await saidNowhere(surfaces, await newCase('invoice', 'live'), [...SHOWN])
      // The credited invoice was deleted; its number stays.
      const credit = await newCase('creditnote', 'live', { originalInvoiceId: null })
      expect(await saidNowhere(surfaces, credit, silent)).toEqual([])
    })
  })

  describe('of a price list', () => {
    const newCase = async () => {
      const category = await create('/categories', { name: 'Green tea', description: 'Dear', floorMargin: 3.3331 })
      const product = await create('/products', {
        name: 'Sencha',
        categoryId: category['id'],
        sku: 'S',
        baseCurrency: 'EUR',
        costBreakdown: { baseCost: 7.7391, shippingCost: 3.1117, additionalCosts: [{ label: 'Box', amount: 1.2343 }] },
        pricingMode: 'retailPrice',
        tradePricing: { retailPrice: 25, tradePrice: 19.5 },
        options: [{ id: 'size', name: 'Size', values: ['S', 'M'] }],
        variants: ['S', 'M'].map((size) => ({ id: size, name: size, sku: `S-${size}`, optionValues: [size] })),
      })
      const list = await create('/price-lists', { title: 'Spring', productIds: [product['id']], showTrade: true })
      const { path } = await create(`/price-lists/${String(list['id'])}/links`, {})
      const rows: Rows = {
        ...(await own('priceList', list['id'])),
        ...(await own('product', product['id'])),
        ...(await own('category', category['id'])),
        ...(await own('businessProfile', businessId)),
        ...(await own('userProfile', ann.userId)),
      }
      return { path: String(path), endings: LIST_FILES, rows }
    }

    it('PLIST-05 no private field of a list, its products, the business or its user reaches what its link opens', async () => {
      expect(await toldBy(surfaces, await newCase(), isUnlisted)).toEqual([])
    })

    it('PLIST-05 every field that a reader of a list may read is one that it shows', async () => {
      expect(await saidNowhere(surfaces, await newCase(), [...LISTED])).toEqual([])
    })
  })
})
