import { describe, expect, it } from 'vitest'
import { ApiProblem } from '#web/kit/data/transport.ts'
import { type Advance, followProgress } from './apply-changes.ts'

function answer(...parts: readonly string[]): Response {
  const encoder = new TextEncoder()
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(encoder.encode(part))
        controller.close()
      },
    }),
  )
}

async function followed(...parts: readonly string[]): Promise<readonly Advance[]> {
  const advances: Advance[] = []
  await followProgress(answer(...parts), (advance) => advances.push(advance))
  return advances.map(({ done, total }) => ({ done, total }))
}

const HALF = '{"done":1,"total":2,"doing":"applying"}\n'
const END = '{"result":{"id":"a"}}'

describe('applying a change set', () => {
  it('CHANGE-02 tells how far it has come, wherever the lines are cut', async () => {
    const advances = [
      { done: 1, total: 2 },
      { done: 1, total: 2 },
    ]
    expect(await followed(HALF, HALF, END)).toEqual(advances)
    expect(await followed(`${HALF}${HALF}${END}\n`)).toEqual(advances)
    expect(await followed(...(`${HALF}${HALF}${END}`.match(/./gsu) ?? []))).toEqual(advances)
  })

  it('CHANGE-02 fails with the reason of the server', async () => {
    const problem = '{"problem":{"type":"about:blank","title":"Full","status":507,"code":"disk-full"}}\n'
    const failure = followed(HALF, problem)
    await expect(failure).rejects.toBeInstanceOf(ApiProblem)
    await expect(failure).rejects.toThrow('Full')
  })

  it('CHANGE-02 is not done when the answer breaks off', async () => {
    await expect(followed(HALF)).rejects.toThrow('broke off')
    await expect(followed()).rejects.toThrow('broke off')
    await expect(followed(HALF, '{"result"')).rejects.toBeInstanceOf(SyntaxError)
  })
})
