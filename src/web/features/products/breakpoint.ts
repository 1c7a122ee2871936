/** The width from which two columns of a product have room, or a product beside its list. */
export const ROOMY_QUERY = '(width >= 80rem)'
