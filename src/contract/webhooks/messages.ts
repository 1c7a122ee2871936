/** What is refused of a webhook, each with what to do instead. */
export const webhookIssues = {
  noEvents: 'must name at least one event',
  twice: 'names an event twice',
  noDelivery: 'must be the id of a delivery in the log',
  noAddress: 'must be an address like https://example.com/hooks, without a port, a user or a password',
  notPublic: 'must be an address that is reached from the internet',
  mostWebhooks: (most: number) => `There are ${most} webhooks already. Delete one first.`,
  mostWaiting: 'Too many events wait for this webhook. Try again when they are sent.',
  noWebhook: (id: string) => `Webhook with ID ${id} not found`,
  noSuchDelivery: (id: string) => `Delivery with ID ${id} not found`,
  paused: 'This webhook is paused. Resume it first.',
  stillWaiting: 'This event is still waiting to be sent.',
} as const
