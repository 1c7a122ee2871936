/** Words of what can be made or brought in from any page. */
export const actMessages = {
  /** What else people call an import. */
  importWords: 'CSV XLSX Excel file spreadsheet upload bring Shopify WooCommerce Wix',
} as const
