/** Words of what the product list shows later: nothing to show, and what is done with chosen products. */
export const listPartsText = {
  importFile: 'Import a file',
  empty: {
    title: 'No products yet',
    text: 'Here stands everything you sell, with what it really cost you and what it must sell for.',
  },
  nothing: {
    title: 'Nothing matches',
    text: 'No product has all of this. Try fewer words, or take the filters off.',
    reset: 'Take the filters off',
  },
  selection: {
    label: 'Chosen products',
    edit: 'Edit',
    labels: 'Labels',
    delete: 'Delete',
  },
  deleted: (count: string) => `${count} deleted`,
  undo: 'Undo',
} as const
