const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a web address leads to this computer. Throws `TypeError` for what is no web address. */
export function isLoopbackUrl(url: string): boolean {
  return LOOPBACK_NAMES.has(new URL(url).hostname)
}
