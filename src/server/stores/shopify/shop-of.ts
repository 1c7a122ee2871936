const NAME = /^[a-z0-9][a-z0-9-]*$/
const DOMAIN = /^[a-z0-9][a-z0-9-]*\.myshopify\.com$/
const LONGEST = 300

/**
 * The domain `name.myshopify.com` of what a person typed or pasted: the domain, the name alone, or the address of its admin; undefined for
 * anything else, so that no other host is ever asked (STORE-07).
 */
export function shopOf(typed: string): string | undefined {
  if (typed.length > LONGEST) return undefined
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
  const [host = '', first = '', second = ''] = text.split(/[/?#]/, 3)
  if (host === 'admin.shopify.com')
    return first === 'store' && NAME.test(second) ? `${second}.myshopify.com` : undefined
  if (NAME.test(host) && host === text) return `${host}.myshopify.com`
  return DOMAIN.test(host) ? host : undefined
}
