/** Words of the pages that say that there is none. */
export const errorPageMessages = {
  notFoundTitle: 'Nothing here',
  notFound: 'There is no page at this address. It may have moved, or the link has a typing error.',
  refusedTitle: 'Only for administrators',
  unconfirmed: (email: string) =>
    `${email} is not confirmed yet. If the operator named it in ADMIN_EMAILS, you are an administrator as soon as it is.`,
  owner: 'the owner',
  ownerTitle: 'Only for the owner',
  ownerText: (account: string, owner: string) =>
    `This part of “${account}” is for the owner of the account alone. Ask ${owner}.`,
  roleTitle: 'Not part of your role',
  roles: {
    editor: 'Administration is closed to members of an account.',
    viewer: 'Viewers see everything and change nothing; this page is there to change something.',
    accountant: 'Accountants see documents, customers and reports.',
  },
  askForRole: (owner: string) => `For another role, ask ${owner}.`,
} as const
