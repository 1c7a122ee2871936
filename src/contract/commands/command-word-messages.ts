/** What commands are called where they wait to be sent, or were refused. */
export const commandWordMessages = {
  /** By the name of the command. */
  named: {
    'business-profile/set-default': 'Choice of the main business profile',
    'document/convert-quote': 'Invoice made from a quote',
    'document/mark': 'Status of a document',
    'document/correct': 'Correction of an invoice',
    'document/use-credit': 'Use of a credit',
  } as Readonly<Record<string, string>>,
  /** `one` and `many` are the labels of what they change. */
  removed: (one: string) => `Removal of an empty ${one.toLowerCase()}`,
  changed: (many: string) => `Change of ${many.toLowerCase()}`,
  changedSeveral: 'Change of several things',
} as const
