/** How the values of a list are written in a file. */
export const valueMessages = { yes: 'Yes', no: 'No' } as const
