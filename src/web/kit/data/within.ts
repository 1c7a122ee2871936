import { Unreachable } from './transport.ts'

/** The result of work that waits for the server, or `Unreachable` where it does not come within `ms`: a lost connection may stay open for ever. */
export function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Unreachable(`No answer within ${ms} ms`)), ms)
  })
  return Promise.race([work, silence]).finally(() => clearTimeout(timer))
}
