import { SHARE_PATH, WAITING_FILE } from '#contract/waiting-file.ts'

/** The file that was shared with the installed product (SHELL-07); it is given out once. */
export async function takeSharedFile(): Promise<File | undefined> {
  if (!('caches' in window)) return undefined
  const kept = await caches.match(SHARE_PATH, { cacheName: WAITING_FILE })
  if (!kept) return undefined
  const name = decodeURIComponent(kept.headers.get('x-name') ?? '')
  const file = new File([await kept.blob()], name, { type: kept.headers.get('content-type') ?? '' })
  await caches.delete(WAITING_FILE)
  return file
}
