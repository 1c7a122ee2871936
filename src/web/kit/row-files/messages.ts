import { formatNumber, type Noun } from '../format/number.ts'

const row: Noun = { one: 'row', other: 'rows' }

/** The words of bringing rows of any kind in from a file. */
export const rowFileMessages = {
  row,
  title: (many: string) => `${many} from a file`,
  lead: (one: string) =>
    `A CSV file or a workbook with one ${one} a row. Nothing changes until you confirm. Empty cells leave a field as it is; in a file that you exported from here, they clear it.`,
  drop: (many: string) => `Drop a file with ${many}`,
  dropText: 'From a shop, another program or a spreadsheet: .csv, .tsv or .xlsx.',
  problem: (name: string) => `${name} cannot be read`,
  cancel: 'Cancel',
  bringIn: (count: string) => `Import ${count}`,
  told: (created: string, updated: string) => `${created} added, ${updated} changed`,
  set: (many: string, file: string) => `${many} of ${file}`,
  thing: (many: string) => `these ${many}`,
  missing: (labels: string) => `Say which column is one of these: ${labels}.`,
  lost: (label: string) => `Left out: another column is already used for “${label}”.`,
  decimal: 'Numbers are written',
  signs: { ',': 'With a comma: 1.234,50', '.': 'With a point: 1,234.50' },
  updates: (many: string) => `Update ${many} that already exist`,
  updatesHelp: (label: string) => `They are matched by the ID, or else by this column: ${label}.`,
  figures: 'What will happen',
  counts: { create: 'New', update: 'Changed', same: 'Unchanged', bad: 'Refused' },
  rows: 'First rows',
  what: 'What happens',
  fields: 'Fields',
  refused: (count: string) => `${count} cannot be imported`,
  rowNumber: (n: number) => `Row ${formatNumber(n)}`,
  more: (count: string) => `and ${count} more`,
  save: 'Save these rows',
  refusedFile: (many: string) => `${many}_refused.csv`,
  issues: {
    id: 'This ID does not exist here. Leave it empty for a new row.',
    several: (many: string, named: string) => `Several ${many} have “${named}”. Add the ID of the one you mean.`,
    repeated: (one: string, n: string) => `The same ${one} is already in row ${n}.`,
    unnamed: 'There is no name.',
    noRow: (title: string) => `there is none called “${title}”.`,
    severalRows: (title: string) =>
      `several are called “${title}”. Enter the ID of the one you mean, or give each its own name.`,
  },
} as const
