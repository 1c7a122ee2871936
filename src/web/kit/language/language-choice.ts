import { firstOf, type Language, LANGUAGE_COOKIE, LANGUAGES } from '#contract/languages.ts'
import { documentLanguage, UNSENT_COOKIE } from './document-language.ts'
import { profileSent } from './profile-sent.ts'

const YEAR_SECONDS = 31_536_000
const DAY_SECONDS = 86_400
const NOTED_WITHIN_MS = 500

/** The languages with the names that they have for themselves: `Deutsch`. */
export function languageNames(): readonly { readonly tag: Language; readonly name: string }[] {
  return LANGUAGES.map((tag) => ({ tag, name: ownName(tag) }))
}

function ownName(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

/** The language that this browser was told to use; empty where it goes by the device. */
export function chosenLanguage(): string {
  return cookie(LANGUAGE_COOKIE) ?? ''
}

/** Notes the user's choice for this browser, empty for the language of the device, and loads the page in it; what is being typed survives that. */
export async function chooseLanguage(tag: string): Promise<void> {
  setCookie(UNSENT_COOKIE, '1', DAY_SECONDS)
  void forgetUnsent()
  await show(tag)
}

/**
 * Shows the page in the language of the user's profile as the server knows it; empty leaves the choice to this browser. Where the page is
 * in another one it is loaded anew before anything of it was seen, and this does not resolve.
 */
export async function speak(tag: string): Promise<void> {
  const isUnsent = cookie(UNSENT_COOKIE) !== undefined
  if (isUnsent) void forgetUnsent()
  if (isUnsent || tag === '' || (tag === chosenLanguage() && tag === documentLanguage())) return
  const isOther = tag !== documentLanguage()
  await show(tag)
  if (isOther) await new Promise<never>(() => undefined)
}

/** Once the server has the choice of this browser, what it says from then on is as new: perhaps that of another device. */
async function forgetUnsent(): Promise<void> {
  await profileSent()
  setCookie(UNSENT_COOKIE, '', 0)
}

async function show(tag: string): Promise<void> {
  setCookie(LANGUAGE_COOKIE, tag, tag === '' ? 0 : YEAR_SECONDS)
  const wanted = tag || (firstOf(LANGUAGES, navigator.languages) ?? 'en')
  await noteForWorker(wanted)
  if (wanted !== documentLanguage()) location.reload()
}

function cookie(name: string): string | undefined {
  const entry = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  return entry?.slice(name.length + 1)
}

function setCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
}

/** The service worker answers with the page of its own language, unless it knows of another one. */
async function noteForWorker(language: string): Promise<void> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null
  if (!worker) return
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve())
    port1.start()
    worker.postMessage({ type: 'LANGUAGE', language }, [port2])
    // A worker of an earlier version does not answer.
    setTimeout(resolve, NOTED_WITHIN_MS)
  })
}
