import { createHmac, timingSafeEqual } from 'node:crypto'
import { isUuid } from '#domain/uuid.ts'
import { type Topic, TOPICS } from './topics.ts'

/** Where the links of notices lead. */
export const UNSUBSCRIBE_PATH = '/p/unsubscribe'

/** Whose notices of which topic a link ends. */
export interface Subscription {
  readonly userId: string
  readonly topic: Topic
}

const FORM = /^([0-9a-f]{32})([a-z]{1,20})-([\w-]{43})$/

/** The secret part of a link: it names account and topic, and nobody else can make one. It works for as long as the mail is kept. */
export function unsubscribeToken(key: Buffer, subscription: Subscription): string {
  const { userId, topic } = subscription
  return `${userId.replaceAll('-', '')}${topic}-${markOf(key, subscription)}`
}

/** What a link ends; undefined for one that was not made here. */
export function readUnsubscribeToken(key: Buffer, token: string): Subscription | undefined {
  const [, digits = '', topic = '', mark = ''] = FORM.exec(token) ?? []
  const userId = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  if (!isUuid(userId) || !isTopic(topic)) return undefined
  const expected = Buffer.from(markOf(key, { userId, topic }))
  return timingSafeEqual(expected, Buffer.from(mark)) ? { userId, topic } : undefined
}

function markOf(key: Buffer, { userId, topic }: Subscription): string {
  return createHmac('sha256', key).update(`${userId} ${topic}`).digest('base64url')
}

function isTopic(text: string): text is Topic {
  return Object.hasOwn(TOPICS, text)
}
