import type { ShownState } from '#domain/documents/shown-state.ts'

const statuses: Readonly<Record<ShownState, string>> = {
  draft: 'Draft',
  sent: 'Sent',
  viewed: 'Viewed',
  partial: 'Partly paid',
  paid: 'Paid',
  accepted: 'Accepted',
  invoiced: 'Invoiced',
  declined: 'Declined',
  received: 'Received',
  applied: 'Applied',
  refunded: 'Credited',
  void: 'Void',
  overdue: 'Overdue',
  expired: 'Expired',
}

/** Words about documents that several places use. */
export const documentMessages = {
  statuses,
  provisional: 'not issued yet',
  provisionalHelp:
    'A temporary number on this device. The real one is issued when this reaches the server or, where your business says so, when it is sent.',
} as const
