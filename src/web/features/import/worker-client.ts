import { scriptUrl } from '#web/kit/shell/trusted-types.ts'
import { FileProblem } from '#web/kit/files/file-problem.ts'
import type { AnswerMessage, CallAnswer, CallInput, CallName } from './import-calls.ts'

/** The import worker: holds the file and answers calls one after the other. */
export interface ImportWorker {
  call<N extends CallName>(name: N, input: CallInput<N>, onProgress?: (share: number) => void): Promise<CallAnswer<N>>
  /** Ends it; calls under way are never answered. */
  stop(): void
}

interface Waiting {
  readonly resolve: (answer: never) => void
  readonly reject: (problem: FileProblem) => void
  readonly onProgress: ((share: number) => void) | undefined
}

export async function startImportWorker(): Promise<ImportWorker> {
  const { default: workerUrl } = await import('./import-worker.ts?worker&url')
  const worker = new Worker(scriptUrl(workerUrl), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  let last = 0
  const failAll = (): void => {
    for (const { reject } of waiting.values()) reject(new FileProblem('unreadable'))
    waiting.clear()
  }
  worker.addEventListener('error', failAll)
  worker.addEventListener('messageerror', failAll)
  worker.addEventListener('message', ({ data }: MessageEvent<AnswerMessage>) => {
    const call = waiting.get(data.id)
    if (!call) return
    if ('progress' in data) return call.onProgress?.(data.progress)
    waiting.delete(data.id)
    if ('problem' in data) call.reject(new FileProblem(data.problem.code, data.problem.detail))
    else call.resolve(data.answer as never)
  })
  return {
    call: (name, input, onProgress) =>
      new Promise((resolve, reject) => {
        last += 1
        waiting.set(last, { resolve, reject, onProgress })
        worker.postMessage({ id: last, call: name, input })
      }),
    stop: () => {
      worker.terminate()
      waiting.clear()
    },
  }
}
