/** From where a host can be reached, as far as its name tells. */
export type Reach = 'onlyHere' | 'onlyNear' | 'anywhere'

const LOOPBACK = /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/
const PRIVATE =
  /^(10\.[\d.]+|192\.168\.[\d.]+|169\.254\.[\d.]+|172\.(1[6-9]|2\d|3[01])\.[\d.]+|\[f[cd][\da-f:]+\]|\[fe80[\da-f:]+\])$/

/** From this computer alone, from its network alone, or from anywhere; `host` as in `location.hostname`. */
export function reachOf(host: string): Reach {
  if (LOOPBACK.test(host)) return 'onlyHere'
  const isName = host.endsWith('.local') || !/[.:]/.test(host)
  return isName || PRIVATE.test(host) ? 'onlyNear' : 'anywhere'
}
