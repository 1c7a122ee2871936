import { describe, expect, it } from 'vitest'
import { readXml, textAt } from '#test/e-invoice/read-xml.ts'
import { isSchemeAddress } from '../company-numbers.ts'
import { electronicSchemes, isElectronicScheme, isPeppolScheme } from '../electronic-schemes.ts'
import { isUnitCode, UNIT_CODES } from '../unit-codes.ts'
import { FACTURX_FILE, facturXMetadata } from './factur-x.ts'
import { eInvoiceFileName } from './formats.ts'
import { isBic, isIban } from './iban.ts'
import { quotientText } from './quotient.ts'
import { beginsWithAnyCountry, startsWithCountry } from './vat-id.ts'
import { group, leaf } from './xml.ts'

describe('parts of e-invoices', () => {
  it.each([
    ['DE89 3704 0044 0532 0130 00', true],
    ['gb82 west 1234 5698 7654 32', true],
    ['NO93 8601 1117 947', true],
    ['DE02 1203 0000 0000 2020 51', true],
    ['DE89 3704 0044 0532 0130 01', false],
    ['DE98 3704 0044 0532 0130 00', false],
    ['DE89', false],
    ['', false],
  ])('DOC-16 %s is an IBAN: %s', (iban, isOne) => {
    expect(isIban(iban)).toBe(isOne)
  })

  it('DOC-16 a BIC has eight or eleven signs', () => {
    expect(['COBADEFF', 'cobadeffxxx', 'COBADEF', 'COBADEFFXX', '12345678'].map(isBic)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it('DOC-16 a VAT id begins with its country, in Greece with EL, in Northern Ireland with XI', () => {
    expect(startsWithCountry('de 123456789', 'DE')).toBe(true)
    expect(startsWithCountry('EL123456789', 'GR')).toBe(true)
    expect(startsWithCountry('GR123456789', 'GR')).toBe(false)
    expect(startsWithCountry('XI123456789', 'GB')).toBe(true)
    expect(startsWithCountry('XI123456789', 'DE')).toBe(false)
    expect(['EL1', 'XI1', 'FR1', '12', 'QQ1', ''].map(beginsWithAnyCountry)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it.each([
    [1n, 3n, 10, '0.3333333333'],
    [2n, 3n, 10, '0.6666666667'],
    [1n, 2n, 0, '1'],
    [25n, 10n, 4, '2.5'],
    [0n, 7n, 10, '0'],
    [10n ** 30n, 3n, 2, '333333333333333333333333333333.33'],
  ])('PRICE-06 %d / %d to %i digits is %s', (numerator, denominator, digits, text) => {
    expect(quotientText(numerator, denominator, digits)).toBe(text)
  })

  it('DOC-16 an element without content is left out, an attribute is escaped', () => {
    expect(leaf('a', ' \u0001\n ')).toBe('')
    expect(group('a', leaf('b', ''), '')).toBe('')
    expect(leaf('a', 'x', { of: '"<&' })).toBe('<a of="&quot;&lt;&amp;">x</a>')
    expect(leaf('a', 'one\r\ntwo\rthree')).toBe('<a>one\ntwo\nthree</a>')
  })

  it.each([
    ['0088', '4012345000009', true],
    ['0088', '4012345000008', false],
    ['0088', '401234500000', false],
    ['0192', '923609016', true],
    ['0192', '923609017', false],
    ['0007', '5560360793', true],
    ['0007', '5560360794', false],
    ['0208', '0403170701', true],
    ['0208', '0403170702', false],
    ['0151', '51824753556', true],
    ['0151', '51824753557', false],
    ['0184', 'DK12345678', true],
    ['0184', '1234567', false],
    ['9944', 'NL123456789B01', true],
    ['9944', 'NL123456789', false],
    ['9930', 'whatever', true],
  ])('DOC-16 address %s:%s is well-formed: %s', (scheme, address, isOne) => {
    expect(isSchemeAddress(scheme, address)).toBe(isOne)
  })

  it('DOC-16 schemes and units are listed once', () => {
    const codes = electronicSchemes.map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes.every((code) => /^(\d{4}|EM)$/.test(code) && isElectronicScheme(code))).toBe(true)
    expect(['EM', '0037', '9999', ''].map(isPeppolScheme)).toEqual([false, false, false, false])
    expect(['9930', '0088'].map(isPeppolScheme)).toEqual([true, true])
    expect(new Set(UNIT_CODES).size).toBe(UNIT_CODES.length)
    expect(UNIT_CODES.every((code) => /^[A-Z0-9]{2,3}$/.test(code) && isUnitCode(code))).toBe(true)
    expect(isUnitCode('NPR')).toBe(false)
  })

  it('DOC-16 the name of a file is safe on every system', () => {
    expect(eInvoiceFileName('INV202607-0001', 'xrechnung-ubl')).toBe('INV202607-0001-xrechnung-ubl.xml')
    expect(eInvoiceFileName('../a b\\"c', 'facturx')).toBe('a-b-c-facturx.pdf')
    expect(eInvoiceFileName('…', 'ubl')).toBe('document-ubl.xml')
  })

  it('DOC-16 the metadata of Factur-X states profile and file, and declares each of its terms', () => {
    const root = readXml(`<?xml version="1.0" encoding="UTF-8"?>\n<rdf:RDF>${facturXMetadata()}</rdf:RDF>`)
    const [statement, extension] = root.children
    if (!statement || !extension) throw new Error('two blocks are needed')
    expect(statement.attributes['xmlns:fx']).toBe('urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#')
    expect(Object.fromEntries(statement.children.map(({ name, text }) => [name, text]))).toEqual({
      'fx:DocumentType': 'INVOICE',
      'fx:DocumentFileName': FACTURX_FILE.name,
      'fx:Version': '1.0',
      'fx:ConformanceLevel': 'EN 16931',
    })
    const schema = 'pdfaExtension:schemas/rdf:Bag/rdf:li'
    expect(textAt(extension, `${schema}/pdfaSchema:namespaceURI`)).toBe(statement.attributes['xmlns:fx'])
    expect(textAt(extension, `${schema}/pdfaSchema:prefix`)).toBe('fx')
    const seq = extension.children[0]?.children[0]?.children[0]?.children.at(-1)?.children[0]
    const declared = seq?.children.map((each) => `fx:${textAt(each, 'pdfaProperty:name')}`)
    expect(declared?.toSorted()).toEqual(statement.children.map(({ name }) => name).toSorted())
    expect(
      seq?.children.map((each) => [textAt(each, 'pdfaProperty:valueType'), textAt(each, 'pdfaProperty:category')]),
    ).toEqual(Array.from({ length: 4 }, () => ['Text', 'external']))
  })
})
