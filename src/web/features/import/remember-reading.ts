import { oncePerPress } from '#web/kit/data/once-per-press.ts'
import type { Store } from '#web/kit/data/store.ts'
import type { OpenedFile } from './import-calls.ts'
import { toRemember } from './remembered-reading.ts'
import type { Reading } from './saved-mapping.ts'

/** Remembers how a file is read. That it could not be remembered keeps nobody from importing. */
export async function rememberReading(store: Store, opened: OpenedFile, reading: Reading): Promise<void> {
  const row = toRemember(store.all('importMapping'), opened, reading)
  if (!row) return
  const { id = store.newId(), data } = row
  const write = () => store.mutate({ op: 'put', kind: 'importMapping', id, data })
  await oncePerPress(`remember ${opened.name}`, write, store).catch(() => undefined)
}
