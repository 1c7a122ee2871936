/** The words of the default plans (SUB-07). */
export const defaultPlanMessages = {
  names: { monthly: 'Monthly', quarterly: 'Quarterly', annual: 'Annual' },
  descriptions: {
    monthly: 'Everything, paid each month.',
    quarterly: 'Everything, paid each quarter, for a little less.',
    annual: 'Everything, paid once a year; two months free.',
  },
  features: ['All calculations, price lists and documents', 'Import, export and connections to stores'],
}
