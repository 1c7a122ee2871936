import { expect, it } from 'vitest'
import { hasEnding } from './file-drop.tsx'

it('PROD-14 a file is known by its ending, whatever the case', () => {
  expect(hasEnding('Supplier.CSV', ['.csv', '.xlsx'])).toBe(true)
  expect(hasEnding('supplier.csv.exe', ['.csv', '.xlsx'])).toBe(false)
})
