/** Why a document has to name VAT ids: its goods go to another country of the EU, or the customer owes the tax. */
const reasons = {
  within: 'a supply within the EU is only free of VAT with it',
  reverseCharge: 'reverse charge asks for it',
} as const

type Reason = keyof typeof reasons

/** What is said where a document lacks a VAT id. */
export const vatIdMessages = {
  ofSeller: (reason: Reason) => `Enter the VAT id of your business: ${reasons[reason]}.`,
  ofCustomer: (reason: Reason) => `Enter the VAT id of the customer: ${reasons[reason]}.`,
  /** To follow the name of the field that waits for it. */
  needsSeller: (reason: Reason) => `needs the VAT id of your business first: ${reasons[reason]}. Enter it in Settings`,
  missing: (reason: Reason) => `is missing: ${reasons[reason]}`,
} as const
