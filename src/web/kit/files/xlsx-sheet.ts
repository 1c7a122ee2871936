/** The kinds of cells that a sheet is written with, by their place in `xl/styles.xml`. */
export const CELL_STYLES = { plain: 0, head: 1, twoDigits: 2, threeDigits: 3 } as const

/** A cell: text, or a decimal that the spreadsheet may calculate with; null leaves it empty. */
export type SheetCell =
  | { readonly text: string; readonly style?: number }
  | { readonly number: string; readonly style?: number }
  | null

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The parts of a workbook of one sheet, but for the sheet itself. */
export function workbookParts(sheetName: string): readonly (readonly [string, string])[] {
  const part = (name: string, type: string): string =>
    `<Override PartName="${name}" ContentType="${TYPES}.${type}+xml"/>`
  const relation = (id: number, type: string, target: string): string =>
    `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`
  const relations = (inner: string): string =>
    `${XML}<Relationships xmlns="${PACKAGE}/relationships">${inner}</Relationships>`
  return [
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('/xl/workbook.xml', 'sheet.main')}${part('/xl/worksheets/sheet1.xml', 'worksheet')}${part('/xl/styles.xml', 'styles')}</Types>`,
    ],
    ['_rels/.rels', relations(relation(1, 'officeDocument', 'xl/workbook.xml'))],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${xmlText(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations(relation(1, 'worksheet', 'worksheets/sheet1.xml') + relation(2, 'styles', 'styles.xml')),
    ],
    ['xl/styles.xml', styles()],
  ]
}

function styles(): string {
  const format = (id: number, code: string): string => `<numFmt numFmtId="${id}" formatCode="${code}"/>`
  const cell = (inner: string): string => `<xf xfId="0" borderId="0" fillId="0" ${inner}/>`
  const cells = [
    cell('numFmtId="0" fontId="0"'),
    cell('numFmtId="0" fontId="1" applyFont="1"'),
    cell('numFmtId="164" fontId="0" applyNumberFormat="1"'),
    cell('numFmtId="165" fontId="0" applyNumberFormat="1"'),
  ]
  return [
    `${XML}<styleSheet xmlns="${MAIN}">`,
    `<numFmts count="2">${format(164, '0.00####')}${format(165, '0.000####')}</numFmts>`,
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${cells.length}">${cells.join('')}</cellXfs>`,
    '</styleSheet>',
  ].join('')
}

/** The beginning of a sheet whose first row stays in sight, with the widths of its columns in characters. */
export function sheetStart(widths: readonly number[]): string {
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  return `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`
}

export const SHEET_END = '</sheetData></worksheet>'

/** One row of a sheet; rows count from 1. */
export function sheetRow(row: number, cells: readonly SheetCell[]): string {
  const written = cells.map((cell, index) => (cell === null ? '' : sheetCell(`${columnLetters(index)}${row}`, cell)))
  return `<row r="${row}">${written.join('')}</row>`
}

function sheetCell(place: string, cell: Exclude<SheetCell, null>): string {
  const style = cell.style ? ` s="${cell.style}"` : ''
  if ('number' in cell) return `<c r="${place}"${style}><v>${cell.number}</v></c>`
  return `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${xmlText(cell.text)}</t></is></c>`
}

const LETTERS = 26
const FIRST_LETTER = 65

function columnLetters(index: number): string {
  const last = String.fromCharCode(FIRST_LETTER + (index % LETTERS))
  return index < LETTERS ? last : columnLetters(Math.floor(index / LETTERS) - 1) + last
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** What XML cannot hold or would change, and what looks like our way of writing it. */
const UNWRITABLE = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[\da-f]{4}_)/gi

function xmlText(text: string): string {
  const code = (sign: string): string => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
  return text.replace(UNWRITABLE, code).replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
}
