/** The lines of a product's other costs that a landing writes; the next landing replaces them. */
export const DUTY_LINE = 'landed-duty'
export const REBATE_LINE = 'landed-rebate'
