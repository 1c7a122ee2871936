import { trimEndOf } from '#domain/trim-text.ts'
import { StoreFailure } from '../port.ts'

const LONGEST = 500
const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i
/** What people copy from the address bar of their shop's administration. */
const INSIDE = /\/wp-(?:json|admin|login)/

/** The address of a shop as it is kept: https, without what people copy along, such as `https://shop.example/de`. Undefined for any other. */
export function typedAddress(typed: string): string | undefined {
  const text = typed.trim()
  const written = HAS_SCHEME.test(text) && !/^[^/]*:\d/.test(text) ? text : `https://${text}`
  const url = text.length <= LONGEST && URL.canParse(written) ? new URL(written) : undefined
  if (text === '' || url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined
  const [path = ''] = url.pathname.split(INSIDE)
  return `https://${url.host}${trimEndOf(path, '/')}`
}

/** The same of an address that is there; throws `StoreFailure` of the reason `address` for any other. */
export function shopAddress(typed: string): string {
  const address = typedAddress(typed)
  if (address === undefined) throw new StoreFailure('address', 'the address is no https address')
  return address
}

/** What identifies a shop: its address without the protocol. */
export function shopId(address: string): string {
  return address.slice('https://'.length)
}
