/** Words of building blocks that load later than the first page. */
export const partMessages = {
  dismiss: 'Dismiss',
  notifications: 'Notifications',
  closePanel: 'Close panel',
  saved: 'Saved',
  reference: (reference: string) => `Reference ${reference}`,
} as const
