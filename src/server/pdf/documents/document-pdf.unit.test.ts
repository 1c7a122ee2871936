import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { DOCUMENT_DESIGNS } from '#domain/documents/designs.ts'
import { FACTURX_FILE, facturXMetadata } from '#domain/documents/e-invoice/factur-x.ts'
import { itemOf, itemsOf, profileRow, readRow } from '#test/pdf/document-rows.ts'
import { readPdf, textOfPdf } from '#test/pdf-text.ts'
import { documentFile } from './document-pdf.ts'
import { documentJob, type PrintOptions } from './print-document.ts'
import type { ReadDocument } from './read-document.ts'

const print = async (read: ReadDocument, options?: PrintOptions) => documentFile(await documentJob(read, options))
/** Words as they stand in the file, which has those from the right in the order in which they are seen. */
const turned = (text: string): string => Array.from(text).reverse().join('')

describe('the PDF of a document', () => {
  it.each(DOCUMENT_DESIGNS)(
    'DOC-12 design %s sets amounts in digits of one width, one below the other',
    async (design) => {
      const prices = [11_110_000, 88_880_000, 40_070_000]
      const items = prices.map((unitPrice) => itemOf({ unitPrice, quantity: 20_000 }))
      const { bytes } = await print(readRow({ items }), { design })
      const [page] = readPdf(bytes)
      const leftOf = (text: string) => page?.lefts[page.texts.indexOf(text)]
      expect(leftOf('€11.11')).toBeGreaterThan(0)
      expect(leftOf('€11.11')).toBe(leftOf('€88.88'))
      expect(leftOf('€177.76')).toBeLessThan(leftOf('€22.22') ?? 0)
    },
  )

  it.each(DOCUMENT_DESIGNS)('DOC-12 design %s says who, to whom, what, how much and how to pay', async (design) => {
    const items = [
      itemOf({ sku: 'MUG-01', description: 'Speckled mug', quantity: 480_000, unitPrice: 12_900_000 }),
      itemOf({ description: 'Styling', quantity: 35_000, unitCode: 'HUR', unitPrice: 85_000_000 }),
      itemOf({
        description: 'Tea',
        quantity: 300_000,
        unitPrice: 7_855_000,
        taxPercent: 70_000,
        discountPercent: 100_000,
      }),
    ]
    const notes = { customerNotes: 'Dear Ms Durand', notes: 'Handle with care', terms: 'Goods remain ours' }
    const { bytes, missingLetters } = await print(readRow({ items, ...notes }), { design })
    const text = textOfPdf(bytes)
    const expected = [
      'Kaya & Søn <Import> GmbH',
      'Boutique Lumière SARL',
      'France',
      'INV202607-0042',
      '6 July 2026',
      '5 August 2026',
      'MUG-01',
      '48',
      '3.5 hrs',
      '€12.90',
      '€7.855',
      '10%',
      '€619.20',
      'VAT 19% on €916.70',
      'VAT 7% on €212.08',
      '€1,317.80',
      'DE02 1203 0000 0000 2020 51',
      '30 days',
      'Dear Ms Durand',
      'Goods remain ours',
      'Page 1 of 1',
    ]
    for (const words of expected) expect(text).toContain(words)
    expect(text).not.toContain('Handle with care')
    expect(missingLetters).toBe('')
  })

  it.each(DOCUMENT_DESIGNS)(
    'DOC-12 design %s over many pages: number, page and heads on each, the totals with the last line',
    async (design) => {
      for (const count of [1, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 50]) {
        const { bytes } = await print(readRow({ items: itemsOf(count) }), { design })
        const pages = readPdf(bytes)
        const all = pages.flatMap(({ texts }) => texts)
        for (let n = 1; n <= count; n += 1) expect(all.filter((text) => text === `SKU-${n}`)).toHaveLength(1)
        for (const [index, { texts }] of pages.entries()) {
          expect(texts).toContain(`Page ${index + 1} of ${pages.length}`)
          expect(texts.some((text) => text.includes('INV202607-0042'))).toBe(true)
          if (texts.some((text) => text.startsWith('SKU-'))) expect(texts).toContain('Description')
        }
        const last = pages.find(({ texts }) => texts.includes(`SKU-${count}`))
        expect(last?.texts).toContain('Subtotal')
        expect(last?.texts).toContain('Total')
      }
    },
  )

  it.each(DOCUMENT_DESIGNS)(
    'DOC-12 DOC-16 design %s tells the ids of the seller, whatever else it has to tell',
    async (design) => {
      const website = `https://${'a-rather-long-address-'.repeat(3)}.example/shop`
      const ids = { vatId: 'DE123456789', taxId: '12/345/67890', registrationNumber: 'HRB 98765' }
      const { bytes } = await print(readRow({}, { profile: profileRow({ website, ...ids }) }), { design })
      const text = textOfPdf(bytes)
      for (const id of Object.values(ids)) expect(text).toContain(id)
      expect(text).toContain('hallo@kaya.example')
    },
  )

  it.each(DOCUMENT_DESIGNS)('DOC-12 design %s tells long names of seller and customer whole', async (design) => {
    const nameOf = (word: string) => Array.from({ length: 24 }, (_, n) => `${word}${n + 1}`).join(' ')
    const [seller, customer] = [nameOf('Handelsges'), nameOf('Importeure')]
    const row = readRow({ customerName: customer }, { profile: profileRow({ legalName: seller, logo: '' }) })
    const text = textOfPdf((await print(row, { design })).bytes).replaceAll('\n', ' ')
    expect(text).toContain(seller)
    expect(text).toContain(customer)
  })

  it.each(DOCUMENT_DESIGNS)('DOC-12 design %s breaks a word that is wider than its place', async (design) => {
    const long = 'M'.repeat(100)
    const row = readRow({ billingAddress: { street: long, city: 'Lyon', country: 'FR' }, orderReference: long })
    const { bytes } = await print(row, { design })
    const pieces = textOfPdf(bytes).match(/M{2,}/g) ?? []
    expect(pieces.length).toBeGreaterThan(3)
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(50)
  })

  it.each(DOCUMENT_DESIGNS)(
    'DOC-12 design %s begins a line that is higher than a page where it stands',
    async (design) => {
      const high = Array.from({ length: 150 }, (_, n) => `Part ${n + 1}`)
      const items = [
        itemOf({ description: 'Tea' }),
        itemOf({ description: high.join('\n') }),
        itemOf({ description: 'Cup' }),
      ]
      const { bytes } = await print(readRow({ items }), { design })
      const pages = readPdf(bytes).map(({ texts }) => texts)
      expect(pages[0]).toEqual(expect.arrayContaining(['Tea', 'Part 1', 'Part 6']))
      expect(pages.flat().filter((text) => /^Part \d+$/.test(text))).toEqual(high)
      expect(pages.flat()).toContain('Cup')
    },
  )

  it('DOC-16 tax in the own currency is told with its rate in every language, and one that was typed without a source', async () => {
    const ownTax = { currency: 'EUR', rate: '0.8760403', date: '2026-07-06', source: 'ECB', amount: '16.64' }
    const words = async (language: string, source = 'ECB') => {
      const { closing } = await documentJob(readRow({ currency: 'USD', ownTax: { ...ownTax, source } }), { language })
      return closing.map(({ text }) => text).join('\n')
    }
    expect(await words('en')).toContain('VAT in EUR: €16.64 (1 USD = 0.8760403 EUR, 6 July 2026, ECB)')
    expect(await words('en', 'own')).toContain('VAT in EUR: €16.64 (1 USD = 0.8760403 EUR)')
    expect(await words('de')).toContain('(1 USD = 0,8760403 EUR, 6. Juli 2026, ECB)')
    for (const language of ['fr', 'es', 'it', 'pt', 'nl', 'pl', 'ar', 'he', 'zh']) {
      expect(await words(language)).toMatch(/EUR.*16[.,]64.*1 USD = 0[.,]8760403 EUR.*ECB/)
    }
    for (const none of [null, { ...ownTax, rate: '', date: '', source: '', amount: '' }]) {
      const { closing } = await documentJob(readRow({ currency: 'USD', ownTax: none }))
      expect(closing).toEqual([])
    }
  })

  it('DOC-12 500 lines are all there', async () => {
    const { bytes } = await print(readRow({ items: itemsOf(500) }), { design: 'compact' })
    const skus = textOfPdf(bytes).match(/^SKU-\d+$/gm) ?? []
    expect(new Set(skus).size).toBe(500)
    expect(bytes.length).toBeLessThan(150_000)
  })

  it.each([
    ['Arabic', 'شاي تركي'],
    ['Hebrew', 'ספל קרמיקה'],
    ['Chinese', '手工陶瓷茶杯'],
    ['Japanese', 'カップ ひらがな'],
    ['Korean', '머그컵 도자기'],
    ['Cyrillic', 'Кружка'],
    ['Greek', 'Ἀθήνα 12 €'],
    ['Thai', 'แก้วเซรามิก'],
    ['Lao', 'ຈອກເຊລາມິກ'],
    ['Burmese', 'ကြွေခွက်'],
    ['Khmer', 'ពែងសេរ៉ាមិច'],
    ['Devanagari', 'सिरेमिक कप'],
    ['Bengali', 'সিরামিক কাপ'],
    ['Gurmukhi', 'ਸਿਰੇਮਿਕ ਕੱਪ'],
    ['Gujarati', 'સિરામિક કપ'],
    ['Tamil', 'பீங்கான் கோப்பை'],
    ['Telugu', 'సిరామిక్ కప్పు'],
    ['Kannada', 'ಸೆರಾಮಿಕ್ ಕಪ್'],
    ['Malayalam', 'സെറാമിക് കപ്പ്'],
    ['Sinhala', 'සෙරමික් කෝප්පය'],
    ['Armenian', 'Կերամիկական բաժակ'],
    ['Georgian', 'კერამიკული ჭიქა'],
    ['Ethiopic', 'የሸክላ ኩባያ'],
    ['emoji', 'Mug 😀 ☕ 👍🏽 👩‍🍳 🇫🇷'],
  ])('DOC-12 %s prints with a sign for each letter, in both weights', async (_script, description) => {
    const { bytes, missingLetters } = await print(
      readRow({ items: [itemOf({ description })] }, { profile: profileRow({ legalName: description }) }),
    )
    expect(missingLetters).toBe('')
    expect(textOfPdf(bytes)).not.toContain('\ufffd')
  })

  it('DOC-12 what stands in a PDF can be read and copied again; what no face has is told', async () => {
    const descriptions = ['شاي تركي', 'ספל קרמיקה', '手工陶瓷茶杯', 'Кружка', 'Ἀθήνα 12 €', 'カップ', '머그컵', 'ஊட்டி']
    const text = textOfPdf((await print(readRow({ items: descriptions.map((d) => itemOf({ description: d })) }))).bytes)
    for (const words of ['手工陶瓷茶杯', 'Кружка', 'Ἀθήνα', 'カップ', '머그컵', turned('ספל קרמיקה')])
      expect(text).toContain(words)
    // Joined forms have one sign for two letters; the letters are all there.
    expect(text.replace(/\s/g, '')).toContain(turned('شايتركي'))
    const broken = await print(readRow({ items: [itemOf({ description: 'Mug 𓀀 ᚠᚢᚦ' })] }))
    expect(broken.missingLetters).toBe('𓀀ᚠᚢᚦ')
    expect(textOfPdf(broken.bytes)).toContain('���')
  })

  it('DOC-12 a PDF in Arabic or Hebrew is mirrored, its words and numbers those of the language', async () => {
    const at = async (language: string) => {
      const { bytes } = await print(readRow(), { language, design: 'compact' })
      const [page] = readPdf(bytes)
      const left = (text: string): number => page?.lefts[page.texts.indexOf(text)] ?? NaN
      return { text: textOfPdf(bytes), left }
    }
    const [english, hebrew] = [await at('en'), await at('he')]
    expect(hebrew.text).toContain(turned('חשבונית'))
    expect(english.text).toContain('Page 1 of 1')
    expect(english.left('Hafenstraße 12')).toBeLessThan(english.left('Boutique Lumière SARL'))
    expect(hebrew.left('Hafenstraße 12')).toBeGreaterThan(hebrew.left('Boutique Lumière SARL'))
    expect((await at('ar-EG')).text).toContain('١٩')
    expect((await at('zh')).text).toContain('页，共')
    expect((await at('de')).text).toContain('Rechnung')
    expect((await at('de')).text).toContain('1.190,00 €')
    expect((await at('xx')).text).toContain('Invoice')
  })

  it('DOC-03 DOC-12 what does not count yet says so on every page, and asks for no money by code', async () => {
    const draft = await print(readRow({ status: 'draft', items: itemsOf(40) }))
    expect(readPdf(draft.bytes).every(({ texts }) => texts.includes('DRAFT'))).toBe(true)
    expect(textOfPdf((await print(readRow({ isProvisional: true }))).bytes)).toContain('DRAFT')
    expect(textOfPdf((await print(readRow({ status: 'void' }))).bytes)).toContain('VOID')
    expect(textOfPdf((await print(readRow())).bytes)).not.toContain('DRAFT')
    const hint = 'Scan with your banking'
    expect(textOfPdf(draft.bytes)).not.toContain(hint)
    expect(textOfPdf((await print(readRow())).bytes)).toContain(hint)
    expect(textOfPdf((await print(readRow({ currency: 'USD' }))).bytes)).not.toContain(hint)
  })

  it('DOC-08 a credit note names its invoice and reason; a purchase order goes to the supplier', async () => {
    const credited = { documentNumber: 'INV202606-0007', issueDate: '2026-06-01' }
    const credit = { documentType: 'creditnote', documentNumber: 'CN202607-0001', reason: 'Broken plates' } as const
    const text = textOfPdf((await print(readRow(credit, { credited }))).bytes)
    expect(text).toContain('For invoice INV202606-0007 of 1 June 2026')
    expect(text).toContain('Reason: Broken plates')
    expect(text).not.toContain('IBAN DE02 1203 0000 0000 2020 51\nReference')
    const order = { documentType: 'purchaseorder', documentNumber: 'PO202607-0001' } as const
    const bought = textOfPdf((await print(readRow(order), { design: 'modern' })).bytes)
    expect(bought).toContain('Purchase order')
    expect(bought).toContain('Supplier')
  })

  it('DOC-05 DOC-15 what was paid stands below the total, and too much is a credit', async () => {
    const card = { id: 'p', date: '2026-07-08', method: 'card', note: '', reference: '', fee: null } as const
    const paid = (amount: number) => ({
      payments: [{ ...card, amount, keepAsCredit: false, creditWith: null, isStillOwed: false }],
    })
    const part = textOfPdf((await print(readRow(paid(190_000_000)))).bytes)
    for (const words of ['€1,190.00', '-€190.00', 'Amount due', '€1,000.00']) expect(part).toContain(words)
    const over = textOfPdf((await print(readRow(paid(2_000_000_000)))).bytes)
    expect(over).toContain('Your credit')
    expect(over).toContain('€810.00')
  })

  it('DOC-16 lines without tax say why, in the words of the law or their own', async () => {
    const items = [
      itemOf({ taxPercent: 0, taxCategory: 'AE' }),
      itemOf({ taxPercent: 0, taxCategory: 'E', exemptionReason: '§ 4 Nr. 20 UStG' }),
    ]
    const text = textOfPdf((await print(readRow({ items }), { language: 'de' })).bytes)
    expect(text).toContain('Steuerschuldnerschaft des Leistungsempfängers.')
    expect(text).toContain('§ 4 Nr. 20 UStG')
  })

  it('DOC-12 an issued document shows the seller as it was then, a draft as it is now', async () => {
    const { sellerOf } = await import('#contract/entities/document-derive.ts')
    const seller = sellerOf(profileRow({ legalName: 'Old Name GmbH' }))
    expect(textOfPdf((await print(readRow({ seller }))).bytes)).toContain('Old Name GmbH')
    expect(textOfPdf((await print(readRow({ seller: null, status: 'draft' }))).bytes)).toContain('<Import>')
  })

  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'

  it.each([
    ['no image', 'data:image/png;base64,AAAA', 0],
    ['an SVG that says it is a PNG', `data:image/png;base64,${Buffer.from(SVG).toString('base64')}`, 0],
    ['a bomb', `data:image/png;base64,${pngHead(60_000, 60_000)}`, 0],
    ['nothing', '', 0],
  ])('DOC-12 a logo that is %s leaves the name in its place', async (_what, logo, pictures) => {
    const { bytes } = await print(readRow({}, { profile: profileRow({ logo }) }))
    const [page] = readPdf(bytes)
    expect(page?.pictures).toBe(pictures)
    // In place of the logo and as the holder of the account, and not once more above the address.
    expect(page?.texts.filter((text) => text === 'Kaya & Søn <Import> GmbH')).toHaveLength(2)
  })

  it('DOC-12 PNG and JPEG logos are drawn once on the first page', async () => {
    const image = sharp({
      create: { width: 900, height: 300, channels: 4, background: { r: 9, g: 120, b: 110, alpha: 0.5 } },
    })
    for (const [type, bytes] of [
      ['png', await image.clone().png().toBuffer()],
      ['jpeg', await image.clone().jpeg().toBuffer()],
    ] as const) {
      const logo = `data:image/${type};base64,${bytes.toString('base64')}`
      const printed = await print(readRow({}, { profile: profileRow({ logo }) }))
      expect(readPdf(printed.bytes)[0]?.pictures).toBe(1)
    }
  })

  it('DOC-12 markup, formulas, huge texts and 12-digit amounts in every field are printed as they are', async () => {
    const odd = '<b>&amp;</b> =HYPERLINK("x") \u0000\u202e\u0007 ' + 'Wort'.repeat(70)
    const items = [
      itemOf({ description: 'long line '.repeat(200), sku: 'S'.repeat(120), unitPrice: 999_999_999_990_000 }),
      itemOf({ description: `${'\n'.repeat(500)}the end` }),
      itemOf({ description: odd, quantity: -10_000 }),
    ]
    const row = {
      items,
      customerName: odd.slice(0, 300),
      billingAddress: odd,
      shippingAddress: 'x\n'.repeat(60),
      notes: odd,
      customerNotes: odd,
      paymentTerms: odd,
      terms: 'Terms. '.repeat(2_800),
      orderReference: odd.slice(0, 200),
    }
    const profile = profileRow({
      name: odd.slice(0, 200),
      legalName: odd,
      bankName: odd.slice(0, 200),
      email: odd.slice(0, 300),
    })
    for (const design of DOCUMENT_DESIGNS) {
      const { bytes } = await print(readRow(row, { profile }), { design })
      const text = textOfPdf(bytes)
      expect(text).toContain('=HYPERLINK("x")')
      expect(text).toContain('€999,999,999.99')
      expect(text).toContain('the end')
      expect((text.match(/Terms\./g) ?? []).length).toBe(2_800)
    }
  })

  it('DOC-12 more rates than the totals hold have a table of their own', async () => {
    const items = Array.from({ length: 60 }, (_, index) => itemOf({ taxPercent: 1_000 * (index + 1) }))
    const text = textOfPdf((await print(readRow({ items }), { design: 'modern' })).bytes)
    for (let index = 1; index <= 60; index += 1) expect(text).toContain(`VAT ${index / 10}% on €1,000.00`)
  })

  it('DOC-12 the same document is the same file, byte for byte', async () => {
    const hash = async (read: ReadDocument) =>
      createHash('sha256')
        .update((await print(read)).bytes)
        .digest('hex')
    const first = await hash(readRow({ items: itemsOf(30) }))
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    expect(await hash(readRow({ items: itemsOf(30) }))).toBe(first)
    expect(await hash(readRow({ items: itemsOf(31) }))).not.toBe(first)
  })

  it('DOC-16 a PDF with an e-invoice inside is PDF/A-3b, the file its alternative, its metadata well-formed', async () => {
    const xml = Buffer.from('<rsm:CrossIndustryInvoice/>')
    const { name, type, description } = FACTURX_FILE
    const attachment = { name, type, description, bytes: xml, metadata: facturXMetadata() }
    const profile = profileRow({ legalName: 'A & B <C> "D"' })
    const { bytes } = await print(readRow({}, { profile }), { attachment })
    const text = bytes.toString('latin1')
    expect(text).toMatch(/^%PDF-1\.7/)
    expect(text).toMatch(/\/AFRelationship \/Alternative/)
    expect(text).toMatch(/\/AF \[\d+ 0 R\]/)
    expect(text).toContain('factur-x.xml')
    expect(text).toContain('/Subtype /text#2Fxml')
    expect(text).toMatch(/\/S \/GTS_PDFA1/)
    // Every face is embedded: none of the fourteen that a reader would have to bring.
    expect(text).not.toMatch(/\/Subtype \/Type1\b/)
    const xmp = Buffer.from(/<\?xpacket begin[\s\S]*<\?xpacket end[^>]*>/.exec(text)?.[0] ?? '', 'latin1').toString(
      'utf8',
    )
    expect(xmp).toContain('<pdfaid:part>3</pdfaid:part>')
    expect(xmp).toContain('<pdfaid:conformance>B</pdfaid:conformance>')
    expect(xmp).toContain('<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>')
    expect(xmp).toContain('A &amp; B &lt;C&gt; &quot;D&quot;')
    expect(xmp.replace(/&(amp|lt|gt|quot|#39);/g, '')).not.toContain('&')
  })
})

/** The head of a PNG that says it is so large, in base64. */
function pngHead(width: number, height: number): string {
  const head = Buffer.alloc(33)
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(head)
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  head.set([8, 6, 0, 0, 0], 24)
  return head.toString('base64')
}
