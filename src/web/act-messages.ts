/** Words of what can be made or brought in from any page. */
export const actMessages = {
  /** What else people call an import. */
  importWords: 'CSV XLSX Excel file spreadsheet upload bring Shopify WooCommerce Wix',
  /** What else people call what is done with the calendar. */
  calendarWords: 'calendar ics iCal iCalendar Google Outlook Apple feed subscribe duplicates',
} as const
