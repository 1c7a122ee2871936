import { theRouter } from './current-router.ts'
import { siteSettingsOnce } from './site-settings.ts'

const BEAT_MS = 1_000

/** What the page around the product is told (SHELL-06). */
type Beat = { readonly type: 'app-beacon' } | { readonly type: 'app-pagechange'; readonly path: string }

/**
 * Tells the page around the product each second that it lives, and when another page is shown (SHELL-06): only of the own origin, or of
 * one that the operator named. An address is told without its search, which may hold what somebody looks for.
 */
export async function startBeacon(): Promise<void> {
  const allowed = [location.origin, ...((await siteSettingsOnce())?.parentOrigins ?? [])]
  const parent = parentOrigin()
  const told = parent === undefined ? allowed : allowed.filter((origin) => origin === parent)
  const tell = (beat: Beat): void => {
    for (const origin of told) window.parent.postMessage(beat, origin)
  }
  tell({ type: 'app-beacon' })
  setInterval(() => tell({ type: 'app-beacon' }), BEAT_MS)
  let { pathname } = theRouter().shown()
  theRouter().subscribe(() => {
    const { pathname: path } = theRouter().shown()
    if (path === pathname) return
    pathname = path
    tell({ type: 'app-pagechange', path })
  })
}

/** Undefined where the browser does not say: a message for another origin is then dropped by it. */
function parentOrigin(): string | undefined {
  const [nearest] = location.ancestorOrigins ?? []
  if (nearest !== undefined) return nearest
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined
}
