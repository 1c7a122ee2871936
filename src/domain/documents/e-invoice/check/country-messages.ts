/** What the national rules of Peppol ask for, and how to give it. */
export const countryMessages = {
  denmark: {
    seller: 'Enter your CVR number, eight digits: Peppol asks Danish sellers for it.',
    buyer: 'Enter the buyer’s CVR number, eight digits, or none.',
    total: 'The total of a Danish credit note cannot be below zero.',
  },
  greece: 'Greek invoices need the mark of myDATA to leave by Peppol: send UBL without Peppol instead.',
  iceland: {
    seller: 'Enter your kennitala, ten digits.',
    buyer: 'Enter the buyer’s kennitala, ten digits.',
  },
  italy: 'Enter your tax number with 11 to 16 characters.',
  netherlands: {
    seller: 'Enter your KvK number (8 digits) or OIN (20 digits): Peppol asks Dutch sellers for it.',
    buyer: 'Enter the buyer’s KvK number (8 digits) or OIN (20 digits).',
    iban: 'Enter your IBAN: Peppol asks for it between Dutch businesses.',
  },
  norway: {
    vatId: 'Enter your VAT id as NO, nine digits and MVA.',
    taxId: 'Most Norwegian companies write Foretaksregisteret as their tax number here.',
  },
  sweden: {
    vatId: 'Enter your VAT id as SE and twelve digits.',
    number: 'Enter your organisation number: ten digits without a dash.',
    taxId: 'Write “Godkänd för F-skatt” as your tax number, or nothing.',
    rates: 'Sweden has the rates 25%, 12% and 6% only.',
  },
} as const
