/** Words of the menus around the pages, and of a new version. */
export const menuMessages = {
  plan: 'Plan',
  administration: 'Administration',
  backToShop: 'Back to the shop',
  signOut: 'Sign out',
  shortcuts: 'Keyboard shortcuts',
  about: 'Help and about',
  createTitle: 'Create or import',
  updateReady: 'A new version of Pricewright is ready.',
  reload: 'Reload',
} as const
