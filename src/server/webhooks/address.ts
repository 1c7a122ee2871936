import { isIP } from 'node:net'
import { LONGEST_ADDRESS } from '#contract/endpoints/webhooks.ts'
import { webhookIssues } from '#contract/webhooks/messages.ts'
import { isLoopback, isPublicAddress } from '../kit/outgoing-addresses.ts'

/** Spaces, line breaks and signs that nobody sees. */
const UNSEEN = /[\s\p{C}]/u

/**
 * What is wrong with the address of a webhook; undefined where it may be asked, as far as that shows before its name is looked up, which
 * happens at each attempt.
 */
export function addressIssue(address: string, mayAskLoopback: boolean): string | undefined {
  // What reads addresses passes over such characters, and what is stored would not be what is asked.
  if (UNSEEN.test(address)) return webhookIssues.noAddress
  const url = address.length <= LONGEST_ADDRESS && URL.canParse(address) ? new URL(address) : undefined
  const isPlain = url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hash === ''
  if (!url || !isPlain || (url.port !== '' && !mayAskLoopback)) return webhookIssues.noAddress
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isOfThisMachine = host === 'localhost' || host.endsWith('.localhost') || (isIP(host) > 0 && isLoopback(host))
  if (isOfThisMachine) return mayAskLoopback ? undefined : webhookIssues.notPublic
  const isReached = isIP(host) > 0 ? isPublicAddress(host) : host.includes('.')
  return isReached ? undefined : webhookIssues.notPublic
}
