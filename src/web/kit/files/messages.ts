/** The words of any file that is opened as a table. */
export const tableFileMessages = {
  sheet: 'Sheet',
  hidden: (sheet: string) => `${sheet} (hidden)`,
  twoWays: (column: string, cells: string) => `“${column}” has ${cells}, which can be read two ways. Which is right?`,
  fractional: (column: string, cells: string) => `“${column}” has ${cells}. Are these fractions?`,
  isFraction: (percent: string) => `Yes: ${percent}`,
  isPercent: (percent: string) => `No: ${percent}`,
  correct: 'Correct',
  correctRow: (row: string) => `Correct row ${row}`,
  correctTitle: (row: string) => `Row ${row} of the file`,
  checkAgain: 'Check again',
  columns: 'Columns',
  /** The label of the choice of a column. */
  targetOf: (column: string) => `What ${column} is`,
  unnamed: (position: string) => `Column ${position}`,
  ignored: 'Left out',
  empty: 'empty',
  problem: 'Problem',
} as const
