export const exportMessages = {
  label: 'Export',
  csv: 'CSV file',
  csvDetail: 'For any program',
  xlsx: 'Excel workbook',
  xlsxDetail: 'Numbers stay numbers',
  /** What the palette does with all products. */
  acts: {
    csv: { label: 'Export products as CSV', words: 'save download file' },
    xlsx: { label: 'Export products as Excel workbook', words: 'save download file xlsx spreadsheet' },
  },
  working: 'Exporting…',
  failed: 'The file could not be made.',
} as const
