/** Words of change sets that are taken back, wherever that began. */
export const takeBackText = {
  undo: 'Undo',
  row: { one: 'row', other: 'rows' },
  under: (rows: string) => `Taking back ${rows} …`,
  until: 'Until it is done, these rows still show what they were changed to.',
  waits: 'It waits for the network. Until then these rows still show what they were changed to.',
  failed: 'Not taken back',
  done: (title: string) => `Taken back: ${title}`,
  queued: 'It is taken back as soon as it has reached the server.',
  partly: (title: string) => `Partly taken back: ${title}`,
  skipped: (count: string, rest: string) => `${rest} went back. ${count} stayed, or a part of each: see which and why.`,
  show: 'Show which',
} as const
