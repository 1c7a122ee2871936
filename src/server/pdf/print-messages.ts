/** Why something is not printed. */
export const printMessages = {
  /** `what` is one of the reasons below. */
  notPrinted: (what: string) => `${what}. Nothing was lost: try again, or print fewer products.`,
  reasons: {
    crashed: 'The PDF could not be made',
    interrupted: 'Printing was interrupted',
    stopping: 'The server is stopping',
    tooLong: 'The PDF took too long to make',
  },
  limits: {
    catalogue: (most: number) => `${most.toLocaleString('en')} lines on one catalogue (make several lists)`,
    statement: (most: number) => `${most.toLocaleString('en')} lines on one statement (choose fewer days)`,
  },
}

/** What downloads are called, without their ending, where the file has no title. */
export const fileMessages = { priceList: 'price list', labels: 'labels' }
