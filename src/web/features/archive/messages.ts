import { formatNumber } from '#web/kit/format/number.ts'

const records = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'record' : 'records'}`

/** The words of the import of an archive. */
export const archiveMessages = {
  thing: 'the archive',
  title: 'Import an archive',
  lead: 'The archive of another account, or of the product that you used before. You see what would come in before anything is changed.',
  start: 'Choose an archive…',
  offline: 'You are offline. An archive is read on the server.',
  drop: 'Drop a .zip or .json archive here',
  dropText:
    'A ZIP with a JSON file for each collection, such as products.json, or one JSON file with all of them. What is here already stays as it is.',
  tooLarge: (most: string) => `The archive is larger than ${most}. Leave out the pictures.`,
  setTitle: (file: string) => `Archive ${file}`,
  reading: 'Reading the archive',
  applying: 'Importing',
  of: (done: number, total: number) => `${formatNumber(done)} of ${formatNumber(total)}`,
  summary: (created: number, updated: number) =>
    [
      ...(created > 0 ? [`${records(created)} would come in`] : []),
      ...(updated > 0 ? [`${formatNumber(updated)} of yours would be filled in`] : []),
    ].join(', ') || 'Nothing new in this archive',
  table: 'What is in the archive',
  collection: 'Collection',
  found: 'Found',
  proposed: 'New',
  here: 'Here already',
  foreign: 'Of other users',
  refused: (count: number) => `${records(count)} cannot come in`,
  noted: 'Not everything can be taken over as it is',
  passedOver: 'Not taken over',
  reason: (name: string, count: number, why: string) => `${name} (${formatNumber(count)}): ${why}`,
  row: (kind: string, title: string, reasons: string) => `${kind} ${title}: ${reasons}`,
  more: (count: number) => `and ${formatNumber(count)} more`,
  look: 'Look at each',
  close: 'Close',
  cancel: 'Not now',
  apply: (count: number) => `Import ${records(count)}`,
  done: (count: number) => `${records(count)} imported`,
} as const
