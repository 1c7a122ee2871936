/** Words of the menu that exports. */
export const exportText = {
  label: 'Export',
  csv: 'CSV file',
  csvDetail: 'For any program',
  xlsx: 'Excel workbook',
  xlsxDetail: 'Numbers stay numbers',
  working: 'Exporting…',
  failed: 'The file could not be made.',
} as const
