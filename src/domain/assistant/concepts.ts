/** What words of a question can mean, in any language; a vocabulary says which words do. */
const CONCEPTS = [
  // figures
  'margin',
  'markup',
  'price',
  'cost',
  'profit',
  'vat',
  'discount',
  'freight',
  'duty',
  'otherCosts',
  'stock',
  'rate',
  'gross',
  'net',
  'points',
  'percent',
  // things
  'product',
  'service',
  'customer',
  'supplier',
  'category',
  'brand',
  'document',
  'invoice',
  'quote',
  'creditnote',
  'purchaseorder',
  'receipt',
  'currency',
  // acts that are asked for
  'explain',
  'sell',
  'buy',
  'earn',
  'raise',
  'lower',
  'set',
  'create',
  'delete',
  'show',
  'search',
  'convert',
  'compare',
  'owe',
  'give',
  // relations
  'if',
  'below',
  'above',
  'between',
  'without',
  'all',
  'by',
  'to',
  'here',
  'more',
  'called',
  'correspond',
  'and',
  // qualities
  'lowest',
  'highest',
  'expensive',
  'cheap',
  'average',
  'overall',
  'overdue',
  'open',
  'unpaid',
  'lossMaking',
  'outOfStock',
  'history',
  'count',
  'problem',
  'attention',
  'active',
  'inactive',
  'draft',
  'paid',
  'top',
  // questions that no tool answers
  'future',
  'about',
  'outside',
  'sales',
  // times
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'thisYear',
  'lastYear',
] as const

/** One of `CONCEPTS`. */
export type Concept = (typeof CONCEPTS)[number]

/** The words of a language: by concept, phrases with spaces between words; a word that ends in `*` stands for all that begin so. */
export interface Vocabulary {
  readonly phrases: Readonly<Partial<Record<Concept, string>>>
  /** Words for currencies by their code. */
  readonly currencies: Readonly<Record<string, string>>
  /** Numbers that are written out, in order from one. */
  readonly numerals: readonly string[]
  /** Words that carry no meaning of their own. */
  readonly fill: string
}
