import type { Noun } from '#web/kit/format/number.ts'

const label: Noun = { one: 'label', other: 'labels' }
const sheet: Noun = { one: 'sheet', other: 'sheets' }
const product: Noun = { one: 'product', other: 'products' }

/** Words of what is printed and shared. */
export const papersMessages = {
  label,
  sheet,
  product,
  menu: 'Print and share',
  cancel: 'Cancel',
  done: 'Done',
  download: 'Download PDF',
  printing: 'Printing…',
  offline: 'The server makes the PDFs, and it cannot be reached without a network.',
  unsent: 'Some of your changes have not reached the server yet. They are not in the PDF.',
  missing: (letters: string) => `No font here has these letters: ${letters}. They are printed as boxes.`,
  act: { act: 'print', thing: 'this' },

  catalogue: {
    menu: 'PDF catalogue…',
    title: 'PDF catalogue',
    lead: 'Your name, note and colour, and every product with its prices. It shows no cost or margin.',
    style: 'Layout',
    cards: 'Cards',
    table: 'Table',
    pictures: 'Pictures',
    size: 'Paper',
    a4: 'A4',
    letter: 'Letter',
    fileName: (title: string) => `${title || 'Price list'}.pdf`,
  },

  labels: {
    menu: 'Labels…',
    button: 'Labels',
    title: 'Print labels',
    template: 'Sheet or roll',
    papers: { A4: 'A4 sheet', Letter: 'Letter sheet', Roll: 'Roll of labels' },
    start: 'First label',
    startHelp: 'Choose the first label still on the sheet.',
    position: (row: string, column: string) => `Row ${row}, column ${column}`,
    fields: 'On the label',
    field: { name: 'Name', sku: 'SKU', price: 'Price', barcode: 'Barcode' },
    copies: 'Labels per product',
    unit: 'Next to the price',
    unitExample: 'per piece',
    symbology: 'Barcode type',
    symbologies: { auto: 'Automatic', ean13: 'EAN-13', upca: 'UPC-A', code128: 'Code 128' },
    count: (labels: string, sheets: string) => `${labels} on ${sheets}`,
    tooMany: (most: string) =>
      `At most ${most} labels fit into one file. Choose fewer products or fewer labels per product.`,
    wrong: (count: string) =>
      `${count} ${count === '1' ? 'label has a code' : 'labels have codes'} that cannot be printed`,
    more: (count: string) => `and ${count} more`,
    without: 'Print these without a barcode',
    nothing: 'Choose at least one thing to print.',
    fileName: 'Labels.pdf',
  },

  share: {
    menu: 'Share by link…',
    title: 'Share by link',
    lead: 'Anyone who has the link sees this list with its prices, without signing in. They see no cost and no margin.',
    closed: { draft: 'This list is a draft.', archived: 'This list is archived.' },
    closedText: 'Its links work once it is active.',
    act: { act: 'share', thing: 'this price list' },
  },
} as const
