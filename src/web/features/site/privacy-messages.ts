/** The privacy policy. */
export const privacyMessages = {
  title: 'Privacy policy',
  updated: 'Of Pricewright 0.1, last changed in November 2026.',
  lead: 'Pricewright keeps what you enter to do its work for you, and nothing else. It has no analytics and no advertising, and its pages load nothing from other sites. The operator, who runs this installation, is responsible for the data in it.',
  sections: [
    {
      heading: 'What is kept on the server',
      paragraphs: [
        'About you: your e-mail address, your name and the identifier that the identity provider gives for you, your role and your settings.',
        'Your work: products, categories, brands, costs, prices, imports and the history of changes, with who made them and when. The database itself keeps each user’s rows apart from those of all others.',
        'About your sign-ins: when a session began and was last used, so that sessions can be ended. The key of a session is stored in a form from which it cannot be read back.',
        'The server writes a technical log of requests and errors, which helps the operator to find faults. It does not hold the content of your records.',
      ],
    },
    {
      heading: 'What is kept on your device',
      paragraphs: [
        'One cookie, which holds your session and is needed to stay signed in. It cannot be read by scripts and is not used to follow you.',
        'A copy of your own data, so that the product is fast and works without a network. It is deleted from the device when you sign out or somebody else signs in.',
        'Your choice of theme and the width of the navigation. These stay on the device and say nothing about you.',
      ],
    },
    {
      heading: 'Who else sees data',
      paragraphs: [
        'The identity provider learns that you sign in here. If the operator has configured one outside of this installation, its own privacy policy applies to that step.',
        'If the operator has configured a mail server or storage elsewhere, mails and files go there. Nobody else receives your data; the authors of the software never do.',
      ],
    },
    {
      heading: 'How long',
      paragraphs: [
        'Your data is kept until you delete it or the operator deletes your account. Deleted records remain as empty markers for up to 180 days, so that your other devices learn of the deletion, and in the history of changes as long as the account exists. Backups made by the operator live as long as the operator keeps them.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You can see and change your data in the product and export your products as a file. For anything else that the law of your country gives you, such as access, correction, deletion or restriction, turn to the operator of this installation. You may also complain to the data protection authority that is responsible for you.',
      ],
    },
  ],
} as const
