/** The column of the table of lines that shows a field. */
const COLUMNS: Readonly<Record<string, string>> = {
  quantity: 'quantity',
  unitCode: 'unitCode',
  unitPrice: 'unitPrice',
  taxPercent: 'taxPercent',
  discountAmount: 'discount',
}

/** Puts the focus where a field is edited on the sheet, once the dialog has given it back. */
export function showField(field: string): void {
  const [first, id, name = ''] = field.split('.')
  if (first !== 'items' || id === undefined) return
  const cell = `${id} ${COLUMNS[name] ?? 'description'}`
  setTimeout(() => {
    const found = document.querySelector<HTMLElement>(`[data-cell="${CSS.escape(cell)}"]`)
    found?.scrollIntoView({ block: 'center' })
    found?.focus({ preventScroll: true })
  }, AFTER_CLOSING_MS)
}

/** A dialog gives the focus back when it is gone. */
const AFTER_CLOSING_MS = 300
