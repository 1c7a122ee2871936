/** The codes and names of a discount (UNCL 5189) and a surcharge (UNCL 7161, agreed between the parties). */
export function adjustmentReason(isCharge: boolean): { readonly code: string; readonly text: string } {
  return isCharge ? { code: 'ZZZ', text: 'Surcharge' } : { code: '95', text: 'Discount' }
}
