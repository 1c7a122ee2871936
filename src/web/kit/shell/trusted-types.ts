interface ScriptUrlPolicy {
  createScriptURL(url: string): string
}

interface PolicyFactory {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy
}

const ALLOWED = /^\/(service-worker(\.[\w-]+)?\.js|assets\/[\w.-]+\.js)$/

/** The address as a full URL when it is one of our own scripts; throws for any other. */
export function checkedScriptUrl(url: string, origin: string): string {
  const full = new URL(url, origin)
  if (full.origin !== origin || full.search !== '' || full.hash !== '' || !ALLOWED.test(full.pathname)) {
    throw new TypeError(`Not a script of this site: ${url}`)
  }
  return full.href
}

let policy: ScriptUrlPolicy | undefined

/**
 * A script address for a worker or the service worker. Where the browser enforces Trusted Types the value is the one
 * kind that it accepts, made by the policy `app`; only scripts of this site pass.
 */
export function scriptUrl(url: string): string {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
  const rules = { createScriptURL: (each: string) => checkedScriptUrl(each, location.origin) }
  policy ??= factory?.createPolicy('app', rules) ?? rules
  return policy.createScriptURL(url)
}
