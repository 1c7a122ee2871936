import { countOf } from '#web/kit/actions/nouns.ts'
import { formatCount, formatNumber, formatRate, type Noun } from '#web/kit/format/number.ts'

const childCategory: Noun = { one: 'child category', other: 'child categories' }

/** The messages of the categories screen. */
export const categoriesMessages = {
  without: (products: number) => `${countOf('product', products)} without one`,
  allIn: 'Every product is in one',
  filters: {
    status: { label: 'Status', all: 'All statuses', options: { active: 'Active', inactive: 'Inactive' } },
  },
  create: 'New category',
  createIn: (parent: string) => `New category in ${parent}`,
  nameOfNew: 'Name of the new category',
  nameHelp: 'Press Enter to add it and go on to the next; Escape to finish.',
  columns: { name: 'Category', products: 'Products', status: 'Status' },
  actions: 'Actions',
  path: (parent: string, name: string) => `${parent} / ${name}`,
  inCategory: (parent: string) => `in ${parent}`,
  fromParent: (parent: string) => `from ${parent}`,
  children: (categories: number) => formatCount(categories, childCategory),
  floor: (margin: number) => `Lowest margin ${formatRate(margin)}`,
  fold: (name: string) => `Fold ${name}`,
  unfold: (name: string) => `Unfold ${name}`,
  actionsOn: (name: string) => `Actions on ${name}`,
  addChild: 'Add a child category',
  rename: 'Rename',
  renameOf: (name: string) => `New name of ${name}`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  moved: (name: string, place: number, count: number) =>
    `${name} is now ${formatNumber(place)} of ${formatNumber(count)}`,
  delete: 'Delete',
  keys: 'Arrow keys move and fold, Enter opens, F2 renames, Alt with an arrow key changes the order, Delete deletes.',
  empty: {
    title: 'No categories yet',
    text: 'Categories group what you sell, on two levels: Kitchen, and Kitchen / Cookware. Each can have its own lowest margin, below which a price is flagged.',
    importFile: 'Import a file',
  },
  panel: {
    top: 'None: a top category',
    parentHelp: 'A child category follows the lowest margin of its parent unless it has its own.',
    hasChildren: (categories: number) =>
      `It has ${formatCount(categories, childCategory)}, and there are two levels: it stays at the top.`,
    floorFrom: (margin: number, from: string) => `Empty: ${formatRate(margin)} from ${from}`,
    floorFromSettings: (margin: number) => `Empty: ${formatRate(margin)} from your settings`,
    floorNone: 'Empty: none is set',
    activeHelp: 'An inactive category keeps its products and is marked as no longer in use.',
    order: 'Order',
    place: (place: number, count: number) => `${formatNumber(place)} of ${formatNumber(count)}`,
    contents: 'In this category',
    noProducts: 'No products',
    inChildren: (products: number) => `${formatNumber(products)} more in its child categories`,
    slug: 'Short name',
    changed: 'Changed',
  },
  earlier: {
    title: (products: number) => `${countOf('product', products)} priced under an earlier setting`,
    text: 'Their prices and flags stay as they are until you recalculate them.',
    recalculate: 'Recalculate',
    done: (products: number, name: string) => `${countOf('product', products)} of ${name} recalculated`,
  },
  removal: {
    title: (name: string) => `Delete ${name}?`,
    products: (products: number) => `Where do its ${countOf('product', products)} go?`,
    children: (categories: number) => `Where do its ${formatCount(categories, childCategory)} go?`,
    noCategory: 'Uncategorized',
    top: 'To the top',
    confirm: 'Delete the category',
    floorNote: 'Products keep their prices; from then on the lowest margin of their new category applies.',
  },
} as const
