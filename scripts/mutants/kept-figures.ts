import { breaksOf, type Mutant, unit } from './mutant.ts'

const KEPT = unit('src/domain/analytics/kept-figures.test.ts')
const CHANGES = unit('src/domain/analytics/document-changes.test.ts')
const OPEN = unit('src/domain/analytics/receivables.test.ts', 'src/domain/customers/accounts.test.ts')

/** What keeps figures that remember what they were made from from telling what is no longer so. */
export const keptFigureMutants: readonly Mutant[] = [
  ...breaksOf('src/domain/analytics/slow-products.ts', KEPT, [
    ['slow products do not follow a sale', '!(touched.size > 0 && chunk.some(({ id }) => touched.has(id)))', 'true'],
    ['slow products that are gone stay', 'keptOrder(kept.slow, gone.filter(wasSold),', 'keptOrder(kept.slow, [],'],
  ]),
  ...breaksOf('src/domain/analytics/kept-parts.ts', KEPT, [
    [
      'what a document added stays in its group',
      'this.#take(fold(notIn(before, after)), -1, hasTax, touched)',
      'touched.size',
    ],
  ]),
  ...breaksOf('src/domain/analytics/kept-last-sold.ts', KEPT, [
    ['a product stays sold on the day of a sale that is gone', '      this.#days.delete(id)\n', ''],
  ]),
  ...breaksOf('src/domain/analytics/document-changes.ts', CHANGES, [
    ['a walk finds more than at once', 'if (this.#found.length >= this.#most) return false', ''],
    ['a document that moved is told twice', 'if (this.#known[at] !== after) this.#found', 'this.#found'],
  ]),
  ...breaksOf('src/domain/analytics/kept-by.ts', unit('src/domain/analytics/kept-by.test.ts'), [
    ['the latest question is forgotten', '    known.delete(key)\n', ''],
  ]),
  ...breaksOf('src/domain/documents/open-amount.ts', OPEN, [
    ['what was credited by hand is owed', 'return isCredited(invoice) ? left : 0', 'return left - left'],
  ]),
]
