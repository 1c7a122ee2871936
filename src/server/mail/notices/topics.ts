import type { PatchOfKind } from '#contract/row-kinds.ts'

/** What can be unsubscribed by a link, and the switch of the profile behind it (PAGE-06). Security mails are not among them. */
export const TOPICS = {
  pricing: 'pricingNotices',
  updates: 'updateNotices',
  offers: 'marketingNotices',
} as const satisfies Readonly<Record<string, keyof PatchOfKind<'userProfile'>>>

/** One of `TOPICS`. */
export type Topic = keyof typeof TOPICS
