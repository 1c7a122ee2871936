import type { Screen } from './screen.ts'
import { type ScreenId, screens } from './screens.ts'

const all: readonly (Screen & { readonly id: ScreenId })[] = screens

/** The screen of its own that a kind of row has. */
export function recordScreen(kind: string): ScreenId | undefined {
  return all.find(({ record, within }) => record === kind && within !== undefined)?.id
}
