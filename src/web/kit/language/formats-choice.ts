import { applyFormats, formatsText, keepFormats, keptFormats, type OwnFormats } from './own-formats.ts'
import { profileSent } from './profile-sent.ts'

const DAY_MS = 86_400_000
/** Locale, time zone and screen. */
const CHOICES = 3

/** Notes a choice for this browser, also while the server does not know of it yet. Answers whether the page has to be loaded anew for it. */
export function noteFormats(chosen: OwnFormats): boolean {
  const [locale = '', timeZone = ''] = keptFormats()
  const parts = formatsText(chosen).split(' ')
  keepFormats([...Array.from({ length: CHOICES }, (_, at) => parts[at] ?? ''), Date.now()].join(' '))
  void forgetSince()
  return chosen.locale !== locale || chosen.timeZone !== timeZone
}

/** Takes over what the server says of the user's formats, unless a choice on this browser is newer than what the server knows. */
export function takeFormats(told: OwnFormats): void {
  const since = Number(keptFormats()[CHOICES] ?? 0)
  if (chosenText() !== formatsText(told) && Date.now() - since < DAY_MS) {
    void forgetSince()
    return
  }
  keepFormats(formatsText(told))
  applyFormats()
}

/** Once the server has the choice of this browser, what it says from then on is as new: perhaps that of another device. */
async function forgetSince(): Promise<void> {
  await profileSent()
  keepFormats(chosenText())
}

/** What is kept, without since when. */
function chosenText(): string {
  return keptFormats().slice(0, CHOICES).join(' ').trimEnd()
}
