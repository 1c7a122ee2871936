import { describe, expect, it } from 'vitest'
import { columnFacts, isEan } from './column-facts.ts'
import { recogniseColumns } from './columns.ts'
import { headerCurrency, headerKey, namedTarget, namedUnplaced } from './header-names.ts'
import { targetIds } from './targets.ts'

describe('the names of columns', () => {
  it.each([
    ['Item No.', 'sku'],
    ['Unit cost (EUR)', 'baseCost'],
    ['costPerItem', 'baseCost'],
    ['RRP £', 'retailPrice'],
    ['Import Duty %', 'importDuty'],
    ['Artikel-Nr.', 'sku'],
    ['EK-Preis netto', 'baseCost'],
    ['UVP', 'retailPrice'],
    ['Währung', 'currency'],
    ['Lagerbestand', 'stock'],
    ['Prix d’achat HT', 'baseCost'],
    ['Désignation', 'name'],
    ['Code à barres', 'barcode'],
    ['Catégorie', 'category'],
    ['Precio de venta al público', 'retailPrice'],
    ['Código de barras', 'barcode'],
    ['Descripción', 'description'],
    ['Inkoopprijs', 'baseCost'],
    ['Voorraad', 'stock'],
    ['Merk', 'brand'],
    ['Prijs', 'price'],
    ['PREIS (EUR)', 'price'],
  ])('PROD-14 %s is understood whole', (name, target) => {
    expect(namedTarget(name)).toEqual({ target, whole: true })
  })

  it.each([
    ['Supplier cost price 2026', 'baseCost'],
    ['Main product image', 'imageUrl'],
  ])('PROD-14 a part of %s is understood', (name, target) => {
    expect(namedTarget(name)).toEqual({ target, whole: false })
  })

  it.each([
    'Sale price',
    'Compare-at price',
    'Category ID',
    'Weight (kg)',
    'Price valid from',
    'Tax code',
    'Colour',
    '',
    'Column 4',
  ])('PROD-14 %s is not taken for something else', (name) => {
    expect(namedTarget(name)).toBeNull()
  })

  it.each([
    ['Italian', 'Codice articolo;Prezzo di acquisto;Quantità;EAN;Categoria;Marca;Descrizione;Prezzo di vendita'],
    ['German', 'Artikelnummer;Einkaufspreis;Menge;EAN;Kategorie;Marke;Beschreibung;Verkaufspreis'],
    ['French', 'Code article;Prix d’achat;Quantité;EAN;Catégorie;Marque;Description;Prix de vente'],
    ['Spanish', 'Código de artículo;Precio de compra;Cantidad;EAN;Categoría;Marca;Descripción;Precio de venta'],
    ['Dutch', 'Artikelcode;Inkoopprijs;Aantal;EAN;Categorie;Merk;Omschrijving;Verkoopprijs'],
    ['Polish', 'Kod towaru;Cena zakupu;Ilość;Kod EAN;Kategoria;Marka;Opis;Cena sprzedaży'],
    ['Portuguese', 'Código do artigo;Preço de compra;Quantidade;EAN;Categoria;Marca;Descrição;Preço de venda'],
  ])('PROD-14 what matters in a list of products is understood in %s', (_, names) => {
    expect(names.split(';').map(namedTarget)).toEqual(
      ['sku', 'baseCost', 'stock', 'barcode', 'category', 'brand', 'description', 'retailPrice'].map((target) => ({
        target,
        whole: true,
      })),
    )
  })

  it.each([
    ['salesVat', 'VAT %;MwSt.;TVA;IVA %;BTW;Aliquota IVA;Stawka VAT;Taxa de IVA'],
    ['supplier', 'Supplier;Lieferant;Fournisseur;Proveedor;Leverancier;Fornitore;Dostawca;Fornecedor'],
    ['weight', 'Weight (kg);Gewicht;Poids;Peso;Nettogewicht;Peso netto;Waga;Peso líquido'],
    ['unit', 'Unit;Einheit;Unité;Unidad;Eenheid;Unità di misura;Jednostka;Unidade'],
  ])('PROD-14 what no field holds is understood as %s, and taken for nothing', (thing, names) => {
    for (const name of names.split(';'))
      expect([name, namedUnplaced(name), namedTarget(name)]).toEqual([name, thing, null])
  })

  it('PROD-14 every target has a name in each of five languages', () => {
    const german = [
      'Produktname',
      'Artikelnummer',
      'Strichcode',
      'Beschreibung',
      'Warengruppe',
      'Unterkategorie',
      'Hersteller',
    ]
    expect(german.map((name) => namedTarget(name)?.target)).toEqual([
      'name',
      'sku',
      'barcode',
      'description',
      'category',
      'subcategory',
      'brand',
    ])
    const english =
      'Name,SKU,EAN,Description,Category,Subcategory,Brand,Tags,Cost,Freight,Duty,Import VAT,Insurance,RRP,Trade price,Margin,Markup,Currency,Stock,Active,Image,Group'
    expect(english.split(',').map((name) => namedTarget(name)?.target)).toEqual(
      targetIds.filter((id) => id !== 'option' && id !== 'optionName'),
    )
  })

  it('PROD-14 the currency in a name is found', () => {
    expect(headerCurrency('Price (EUR)')).toBe('EUR')
    expect(headerCurrency('Cost €')).toBe('EUR')
    expect(headerCurrency('unit_cost_USD')).toBe('USD')
    expect(headerCurrency('ALL prices in euro')).toBe('ALL')
    expect(headerCurrency('Price')).toBeNull()
  })

  it('PROD-14 names are compared without case, accents, punctuation and brackets', () => {
    expect(headerKey('  Prix_d’Achat (HT) ')).toBe('prix d achat')
    expect(headerKey('Verfügbar?')).toBe(headerKey('VERFUGBAR'))
  })
})

describe('what stands in columns', () => {
  it.each([
    ['4006381333931', true],
    ['96385074', true],
    ['036000291452', true],
    ['4006381333932', false],
    ['0000000000000', false],
    ['400638133393', false],
    ['12', false],
  ])('PROD-14 the check digit of %s', (code, valid) => {
    expect(isEan(code)).toBe(valid)
  })

  it('PROD-14 amounts, zeros, currency and fractions are counted', () => {
    expect(columnFacts(['€ 4,20', '.0000', '5,00 €', ' '])).toMatchObject({
      filled: 3,
      blank: 1,
      numeric: 1,
      zeros: 1,
      currency: 'EUR',
      fractions: false,
    })
    expect(columnFacts(['0.4', '0.25', '0'])).toMatchObject({ fractions: true, decimals: 2 / 3 })
    expect(columnFacts([])).toMatchObject({ filled: 0, numeric: 0, distinct: 0, mean: 0 })
  })
})

/** The columns of rows, as facts. */
function factsOf(rows: readonly (readonly string[])[]) {
  return (rows[0] ?? []).map((_, index) => columnFacts(rows.map((row) => row[index] ?? '')))
}

function targetsOf(names: readonly string[] | null, rows: readonly (readonly string[])[]) {
  return recogniseColumns(names, factsOf(rows)).map(({ target, confidence }) =>
    target ? `${target} ${confidence}` : null,
  )
}

const headerless = [
  ['1', 'Brass hinge', 'BH-0101', '0', '4006381333931', '1.2500', '3.9900', 'Brass', '2026-01-02 00:00:00.000'],
  ['2', 'Steel hinge', 'SH-0102', '0', '9780201379624', '.0000', '.0000', 'Steel', '2026-01-02 00:00:00.000'],
  ['3', 'Hook', 'HO-0201', '1', '5901234123457', '.4200', '1.4900', 'Steel', '2026-01-03 00:00:00.000'],
]

describe('the recognition of columns', () => {
  it('PROD-14 a file without a header is recognised by its content, as guesses', () => {
    expect(targetsOf(null, headerless)).toEqual([
      null,
      'name guess',
      'sku guess',
      null,
      'barcode guess',
      'baseCost guess',
      'retailPrice guess',
      null,
      null,
    ])
  })

  it('PROD-14 of two columns of amounts the smaller is the cost, wherever it stands', () => {
    const rows = headerless.map((row) => [row[1] ?? '', row[6] ?? '', row[5] ?? ''])
    expect(targetsOf(null, rows)).toEqual(['name guess', 'retailPrice guess', 'baseCost guess'])
  })

  it('PROD-14 a bare price is the price asked where a cost stands beside it', () => {
    expect(targetsOf(['SKU', 'Cost', 'Price'], [['A-1', '1.50', '3.00']])).toEqual([
      'sku sure',
      'baseCost sure',
      'retailPrice likely',
    ])
  })

  it('PROD-14 a bare price is the cost where the recommended price stands beside it', () => {
    expect(targetsOf(['Art.-Nr.', 'Preis', 'UVP'], [['A-1', '1,50', '3,00']])).toEqual([
      'sku sure',
      'baseCost likely',
      'retailPrice sure',
    ])
  })

  it('PROD-14 a bare price alone is only a guess, so that it is asked for', () => {
    expect(targetsOf(['SKU', 'Price'], [['A-1', '1.50']])).toEqual(['sku sure', 'baseCost guess'])
  })

  it('PROD-14 a name that its content contradicts is not believed', () => {
    expect(targetsOf(['Name', 'Stock', 'Status'], [['Hook', 'plenty', 'shipped']])).toEqual(['name sure', null, null])
  })

  it('PROD-14 no target is given twice, save extra costs', () => {
    expect(targetsOf(['Name', 'Title', 'Insurance', 'Handling'], [['Hook', 'Mr', '1.00', '2.00']])).toEqual([
      'name sure',
      null,
      'extraCost sure',
      'extraCost sure',
    ])
  })

  it.each([
    ['Item,Name,Cost,Price', 'A-100,Hook,1.50,3.00', ['sku', 'name', 'baseCost', 'retailPrice']],
    ['Item,Name,Cost,Price', '1001,Hook,1.50,3.00', ['sku', 'name', 'baseCost', 'retailPrice']],
    ['Item;Bezeichnung;EK;VK', '1001;Haken;1,50;3,00', ['sku', 'name', 'baseCost', 'retailPrice']],
    ['Artikel;Artikelnummer;Bezeichnung', 'Haken;H-1;Haken, lang', [null, 'sku', 'name']],
    ['Item,Description,Cost', '1001,Hook made of brass,1.50', ['sku', 'name', 'baseCost']],
    ['Title,Name', 'Mr,Hook', [null, 'name']],
    ['Item,Cost', 'Hook,1.50', ['name', 'baseCost']],
  ])('PROD-14 in %s of %s the clearer name wins, and codes are the SKU', (head, cells, targets) => {
    const sign = head.includes(';') ? ';' : ','
    const found = recogniseColumns(head.split(sign), factsOf([cells.split(sign)]))
    expect(found.map(({ target }) => target)).toEqual(targets)
  })

  it('PROD-14 a column that is left out for another says for which', () => {
    const found = recogniseColumns(
      ['Product', 'Name', 'Cost', 'RRP', 'Price', 'X'],
      factsOf([['Box', 'Hook', '1', '3', '2', 'y']]),
    )
    expect(found.map(({ conflict }) => conflict)).toEqual([
      'name',
      undefined,
      undefined,
      undefined,
      'retailPrice',
      undefined,
    ])
  })

  it('PROD-14 under a header, amounts of unknown name are not taken for prices unless they name a currency', () => {
    expect(targetsOf(['Name', 'Weight (kg)', 'X'], [['Hook', '1.50', '€ 2.00']])).toEqual([
      'name sure',
      null,
      'baseCost guess',
    ])
  })

  it('PROD-14 the only words of a supplier’s list are the names, although they are called description', () => {
    const rows = [
      ['A-1', 'Enamel pot 12 cm', '3.10'],
      ['A-2', 'Enamel pot 16 cm', '4.20'],
    ]
    expect(targetsOf(['SKU', 'Description', 'Cost'], rows)).toEqual(['sku sure', 'name likely', 'baseCost sure'])
    const named = rows.map(([sku = '', words = '', cost = '']) => [sku, words, cost, words])
    expect(targetsOf(['SKU', 'Description', 'Cost', 'Name'], named)[1]).toBe('description sure')
  })

  it('PROD-14 groups of words that come again and again are categories, groups of few rows are variants', () => {
    const rows = (groups: readonly string[]) => groups.map((group, index) => [`Pot ${index} cm`, group])
    const often = rows(['Kitchen', 'Kitchen', 'Garden', 'Kitchen', 'Garden', 'Garden', 'Kitchen', 'Garden'])
    expect(targetsOf(['Name', 'Group'], often)).toEqual(['name sure', 'category likely'])
    const seldom = rows(['Pot', 'Pot', 'Pan', 'Pan', 'Lid', 'Lid', 'Jug', 'Jug'])
    expect(targetsOf(['Name', 'Group'], seldom)).toEqual(['name sure', 'groupKey sure'])
    const codes = rows(['G1', 'G1', 'G1', 'G1', 'G2', 'G2', 'G2', 'G2'])
    expect(targetsOf(['Name', 'Group'], codes)).toEqual(['name sure', 'groupKey sure'])
  })

  it('PROD-14 options are recognised in a file with groups, and are only facts in any other', () => {
    const headers = ['Name', 'Modell', 'Größe', 'Colour', 'Weight']
    const rows = [
      ['Mug', 'M1', 'S', 'red', '4'],
      ['Mug', 'M1', 'L', 'red', '5'],
      ['Cup', 'C1', '', 'blue', '5'],
    ]
    const facts = headers.map((_, index) => columnFacts(rows.map((row) => row[index] ?? '')))
    const targets = (names: readonly string[]) => recogniseColumns(names, facts).map(({ target }) => target)
    expect(targets(headers)).toEqual(['name', 'groupKey', 'option', 'option', null])
    expect(targets(['Name', 'Line', 'Größe', 'Colour', 'Weight'])).not.toContain('option')
    expect(targets(['Name', 'Modell', 'Option1 name', 'Option1 value', 'Weight'])).toEqual([
      'name',
      'groupKey',
      'optionName',
      'option',
      null,
    ])
  })

  it('PROD-14 an Italian list is recognised, each target once, and what stays out says why', () => {
    const headers = [
      'Codice articolo',
      'Articolo',
      'EAN',
      'Prezzo di acquisto',
      'Costo',
      'Quantità',
      'IVA %',
      'Fornitore',
    ]
    const rows = [
      ['PA24X', 'Padella antiaderente 24 cm', '4006381333931', '8,40', '9', '12', '22', 'Rossi'],
      ['PA28X', 'Padella antiaderente 28 cm', '9780201379624', '9,90', '11', '7', '22', 'Rossi'],
    ]
    const found = recogniseColumns(headers, factsOf(rows))
    expect(found.map(({ target, conflict, unplaced }) => target ?? conflict ?? unplaced)).toEqual([
      'sku',
      'name',
      'barcode',
      'baseCost',
      'baseCost',
      'stock',
      'salesVat',
      'supplier',
    ])
    expect(found.filter(({ target }) => target === 'baseCost')).toHaveLength(1)
  })

  it.each(['Qty', 'Quantity', 'Menge', 'Quantité', 'Cantidad', 'Qty ordered'])(
    'PROD-14 %s beside unit prices is asked about before it is taken as stock',
    (name) => {
      const rows = [
        ['MUG-1', 'Enamel mug', '30', '4.20'],
        ['BLA-1', 'Wool blanket', '12', '21.50'],
      ]
      const [, , quantity] = recogniseColumns(['SKU', 'Product', name, 'Unit cost'], factsOf(rows))
      expect(quantity).toEqual({ target: 'stock', confidence: 'guess' })
    },
  )

  it('PROD-14 what is said to be in stock is known, and a quantity without costs is no delivery', () => {
    const rows = [
      ['MUG-1', 'Enamel mug', '30', '4.20'],
      ['BLA-1', 'Wool blanket', '12', '21.50'],
    ]
    const confidenceOf = (...names: string[]) => recogniseColumns(names, factsOf(rows))[2]?.confidence
    expect(confidenceOf('SKU', 'Product', 'Stock quantity', 'Unit cost')).toBe('sure')
    expect(confidenceOf('SKU', 'Product', 'Qty', 'Retail price')).toBe('sure')
  })
})
