import type { Noun } from '#web/kit/format/number.ts'

const product: Noun = { one: 'product', other: 'products' }

/** Words of the export. */
export const exportText = {
  product,
  label: 'Export',
  csv: 'CSV file',
  csvDetail: 'For any program',
  xlsx: 'Excel workbook',
  xlsxDetail: 'Numbers stay numbers',
  working: 'Exporting…',
  sheet: 'Products',
  done: (count: string) => `${count} exported`,
  failed: 'The file could not be made.',
  fileName: (day: string, ending: string) => `Pricewright products ${day}.${ending}`,
} as const
