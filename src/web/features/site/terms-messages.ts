/** The terms of service. */
export const termsMessages = {
  title: 'Terms of service',
  updated: 'Of Pricewright 0.1, last changed in November 2026.',
  lead: 'Pricewright is free software that people run on machines of their own. These terms cover the use of this installation. The operator is whoever runs it: on your own computer that is you, in a company usually the person who gave you the address.',
  sections: [
    {
      heading: 'The software and its licence',
      paragraphs: [
        'Pricewright is licensed under the GNU Affero General Public License, version 3 or any later version. You may use, study, share and change it under that licence. Whoever offers a changed version to others over a network must offer them its source code too; ask the operator for the source of this installation.',
        'The authors of the software do not run this installation, do not see its data and are no party to these terms.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'You sign in through the identity provider that the operator has chosen. Keep your access to it safe: whoever can sign in as you can read and change your data. Tell the operator if you think that somebody else has signed in as you.',
        'The operator may suspend an account that harms the installation or other people who use it, or that is used against the law.',
      ],
    },
    {
      heading: 'Your data',
      paragraphs: [
        'What you enter and import stays yours. The operator may use it only to run this installation for you. You can take your products with you at any time as a CSV or XLSX file.',
        'You are responsible for having the right to use what you bring in, such as the price lists of your suppliers.',
      ],
    },
    {
      heading: 'Prices are calculations, not advice',
      paragraphs: [
        'Pricewright works out prices, margins, duty and VAT from the figures and settings that you give it, by rules that it shows. It does not know the law that applies to you. Check rates, duties and taxes before you rely on them, and ask a professional where it matters. What you charge is your decision.',
      ],
    },
    {
      heading: 'No warranty',
      paragraphs: [
        'The software is provided as it is, without warranty of any kind, to the extent that the law allows; sections 15 and 16 of the licence say so in full. Unless the operator has agreed otherwise with you, the same holds for the availability of this installation. Keep backups of what you cannot afford to lose.',
        'Nothing in these terms limits rights that the law gives you and that cannot be waived, or liability for intent and gross negligence.',
      ],
    },
    {
      heading: 'Changes and end',
      paragraphs: [
        'The operator may change these terms and must then tell you before you go on using the installation. You may stop using it at any time and ask the operator to delete your account with all of its data.',
        'If one of these terms does not hold, the others remain.',
      ],
    },
  ],
} as const
