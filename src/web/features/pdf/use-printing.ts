import { useState } from 'react'
import { paperOf } from '#domain/countries.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type CallInput, callForResponse } from '#web/kit/data/call-endpoint.ts'
import { openedStore } from '#web/kit/data/current-store.ts'
import { failureOf } from '#web/kit/data/failure.ts'
import { saveFile } from '#web/kit/files/save-file.ts'
import { MISSING_LETTERS } from '#contract/endpoints/pdf.ts'
import { formatLocale } from '#web/kit/format/locale.ts'
import { defaultProfile } from '#web/kit/price/pricing-context.ts'
import type { ShownProblem } from '#web/kit/ui/problem-display.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { papersMessages } from './messages.ts'

/** Something that is being printed, and what became of it. */
export interface Printing {
  readonly isPrinting: boolean
  readonly problem: ShownProblem | undefined
  /** Has the server make a paper and saves it; answers whether it came. */
  readonly print: (endpoint: Pick<Endpoint, 'method' | 'path'>, input: CallInput, name: string) => Promise<boolean>
}

/** Prints on the server; leaving the dialog does not stop it. */
export function usePrinting(): Printing {
  const [isPrinting, setPrinting] = useState(false)
  const [problem, setProblem] = useState<ShownProblem>()
  return {
    isPrinting,
    problem,
    async print(endpoint, input, name) {
      setPrinting(true)
      setProblem(undefined)
      try {
        const response = await callForResponse(endpoint, input)
        saveFile(name, await response.blob())
        tellMissing(response)
        return true
      } catch (error) {
        setProblem(failureOf(error, papersMessages.act))
        return false
      } finally {
        setPrinting(false)
      }
    },
  }
}

/** Letters that stand as boxes are told, so that nobody hands out such a paper unseen. */
function tellMissing({ headers }: Response): void {
  const letters = decodeURIComponent(headers.get(MISSING_LETTERS) ?? '')
  if (letters !== '')
    showToast({ title: papersMessages.missing(Array.from(letters).join(' ')), tone: 'warn', sticky: true })
}

/** The language that amounts on papers are written in: the one of the screen. */
export function paperLocale(): string {
  return formatLocale() ?? navigator.language
}

/** The paper that is usual where the business is, as for its documents; where the user is, if it has no country. */
export function usualPaperSize(): 'a4' | 'letter' {
  const country = defaultProfile(openedStore()?.all('businessProfile') ?? [])?.country
  return paperOf(country || (new Intl.Locale(paperLocale()).region ?? ''))
}
