/** Words of the menus around the pages, and of a new version. */
export const menuMessages = {
  plan: 'Plan',
  administration: 'Administration',
  backToShop: 'Back to Pricewright',
  signOut: 'Sign out',
  shortcuts: 'Keyboard shortcuts',
  about: 'Help and about',
  createTitle: 'Create or import',
  workIn: 'Work in',
  ownAccount: 'Your own account',
  roles: { editor: 'Editor', viewer: 'Viewer', accountant: 'Accountant' },
  switchTitle: (account: string) => `Switch to “${account}”?`,
  switchWaiting:
    'Changes on this device were not sent yet. They are saved as a file first, and then deleted from this device with its copy of this account.',
  switchAct: 'Save as a file and switch',
  switchThing: 'the account',
  updateReady: 'A new version of Pricewright is ready.',
  reload: 'Reload',
} as const
