import { type AnswerState, useAnswer } from '#web/kit/load/use-answer.ts'

/** What a part of the product consists of, as its build wrote it down (`scripts/bundle/code-facts.ts`). */
export interface CodeFacts {
  readonly modules: readonly (readonly [path: string, size: number])[]
  readonly files: readonly (readonly [name: string, size: number])[]
  readonly packages: readonly {
    readonly name: string
    readonly version: string
    readonly licence: string
    readonly size: number
  }[]
}

/** A text that somebody should look at. */
export interface TextFact {
  readonly file: string
  readonly key: string
  readonly language: string
  readonly text: string
}

/** What there is to say of the texts (`scripts/bundle/text-facts.ts`). */
export interface TextFacts {
  readonly count: number
  readonly untranslated: readonly TextFact[]
  readonly tooLong: readonly TextFact[]
  readonly unused: readonly TextFact[]
}

/** Both parts of the product. */
export interface Parts {
  readonly browser: CodeFacts
  readonly server: CodeFacts
}

async function read<T>(path: string, signal: AbortSignal): Promise<T | undefined> {
  const response = await fetch(path, { signal })
  const isThere = response.ok && response.headers.get('content-type')?.includes('json') === true
  return isThere ? ((await response.json()) as T) : undefined
}

async function readParts(_: null, signal: AbortSignal): Promise<Parts | null> {
  const [browser, server] = await Promise.all([
    read<CodeFacts>('/code-facts.json', signal),
    read<CodeFacts>('/server-code-facts.json', signal),
  ])
  return browser && server ? { browser, server } : null
}

const readTexts = async (_: null, signal: AbortSignal): Promise<TextFacts | null> =>
  (await read<TextFacts>('/text-facts.json', signal)) ?? null

/** The facts of the code; null where the product runs from its sources. */
export function useParts(): AnswerState<Parts | null> {
  return useAnswer(null, readParts)
}

/** The facts of the texts; null where the product runs from its sources. */
export function useTexts(): AnswerState<TextFacts | null> {
  return useAnswer(null, readTexts)
}
