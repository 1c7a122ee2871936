export const exportMessages = {
  label: 'Export',
  csv: 'CSV file',
  csvDetail: 'For any program',
  xlsx: 'Excel workbook',
  xlsxDetail: 'Numbers stay numbers',
  working: 'Exporting…',
  failed: 'The file could not be made.',
} as const
