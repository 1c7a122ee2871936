const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/**
 * The address of the mail server: if its password would cross a network, the connection must be encrypted first, unless the address says
 * `requireTLS=false`.
 */
export function safeSmtpUrl(address: string): string {
  const url = new URL(address)
  const isExposed = url.protocol === 'smtp:' && url.username !== '' && !LOOPBACK.test(url.hostname)
  if (isExposed && !url.searchParams.has('requireTLS')) url.searchParams.set('requireTLS', 'true')
  return url.href
}
