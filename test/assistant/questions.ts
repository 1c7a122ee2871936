import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#contract/languages.ts'
import { ROOT } from '../repository-files.ts'

/** A question with what the built-in assistant has to do for it; rows are written as `product:LMP-001`. */
export interface AskedQuestion {
  readonly id: string
  readonly language: Language
  readonly question: string
  /** The questions before it, the oldest first. */
  readonly earlier: readonly string[]
  /** The record that is open. */
  readonly page?: string
  /** The tool that has to be called last; null for a question that no tool answers. */
  readonly tool: string | null
  /** Arguments that the call must have; it may have further ones. */
  readonly args?: Readonly<Record<string, unknown>>
  /** What the answer has to hold: figures as the tools write them, or words. */
  readonly says?: readonly string[]
  /** Whether it was held out while the parser was written. */
  readonly isHeldOut: boolean
  /** Whether it was answered wrongly once. */
  readonly isMended: boolean
}

const FOLDER = join(ROOT, 'test/assistant/questions')

/** Every question of the folder: a further file `de-….json` brings further ones. */
export function askedQuestions(): readonly AskedQuestion[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .flatMap(questionsIn)
}

type Written = Omit<AskedQuestion, 'language' | 'earlier' | 'isHeldOut' | 'isMended'> & {
  readonly after?: readonly string[]
}

function questionsIn(name: string): readonly AskedQuestion[] {
  const written = JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as readonly Written[]
  const byId = new Map(written.map((each) => [each.id, each.question]))
  return written.map(({ after = [], ...each }) => ({
    ...each,
    language: name.slice(0, 2) as Language,
    earlier: after.map((id) => byId.get(id) ?? ''),
    isHeldOut: name.includes('held-out'),
    isMended: name.includes('mended'),
  }))
}
