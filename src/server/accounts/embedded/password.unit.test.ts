import { describe, expect, it } from 'vitest'
import { hashPassword, isPassword, passwordTurn } from './password.ts'

const stays = (): AbortSignal => new AbortController().signal

/** Checks that end when they are told to, in the order in which they began. */
function checks() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const check = (who: string) => () =>
    new Promise<void>((resolve) => {
      begun.push(who)
      ends.push(resolve)
    })
  const stranger = (email: string, left = stays()) => passwordTurn({ email, left }, check(email))
  const account = (id: string) => passwordTurn({ account: id, left: stays() }, check(id))
  const endAll = async (): Promise<void> => {
    for (let quiet = 0; quiet < 5; quiet += 1) {
      const next = ends.splice(0)
      if (next.length > 0) quiet = 0
      for (const end of next) end()
      await new Promise(setImmediate)
    }
  }
  return { begun, ends, stranger, account, endAll }
}

describe('passwords of the embedded provider', () => {
  it('AUTH-12 passwords are stored salted and compared by meaning, not by encoding', async () => {
    const [one, two] = await Promise.all([hashPassword('pässword'), hashPassword('pässword')])
    expect(one).not.toBe(two)
    expect(await isPassword('pa\u0308ssword', one)).toBe(true)
    expect(await isPassword('passwort', one)).toBe(false)
  })

  it('OPS-06 AUTH-12 many strangers, each with another e-mail, delay an account by one check at most', async () => {
    const { begun, ends, stranger, account, endAll } = checks()
    const many = Array.from({ length: 15 }, (_, n) => stranger(`guess-${n}@example.com`))
    const own = account('ada')
    ends.shift()?.()
    await expect.poll(() => begun.indexOf('ada')).toBeGreaterThanOrEqual(0)
    expect(begun.indexOf('ada')).toBeLessThanOrEqual(1)
    await endAll()
    await Promise.all([...many, own])
    expect(begun).toHaveLength(16)
  })

  it('OPS-06 AUTH-12 strangers have one check at a time, by e-mail in turn, and each e-mail a backlog that ends', async () => {
    const { begun, ends, stranger, endAll } = checks()
    const outcomes = Array.from({ length: 40 }, () =>
      stranger('flooded@example.com').then(
        () => true,
        (error: unknown) => error,
      ),
    )
    const honest = stranger('honest@example.com')
    await expect.poll(() => begun).toEqual(['flooded@example.com'])
    ends.shift()?.()
    await expect.poll(() => begun.length).toBe(2)
    ends.shift()?.()
    await expect.poll(() => begun.length).toBe(3)
    expect(begun).toContain('honest@example.com')
    await endAll()
    await honest
    const all = await Promise.all(outcomes)
    expect(all.filter((each) => each === true)).toHaveLength(13)
    expect(all.find((each) => each !== true)).toMatchObject({ code: 'too-many-at-once' })
  })

  it('OPS-06 AUTH-12 a queue of more than five seconds is told so at once, and who has left keeps no place in it', async () => {
    const { begun, stranger, endAll } = checks()
    const callers = Array.from({ length: 16 }, () => new AbortController())
    const left = callers.map(({ signal }, n) =>
      stranger(`gone-${n}@example.com`, signal).catch((error: unknown) => error),
    )
    await expect(stranger('late@example.com')).rejects.toMatchObject({
      code: 'too-many-requests',
      values: { seconds: 6 },
    })
    for (const caller of callers) caller.abort(new Error('left'))
    const next = stranger('next@example.com')
    await endAll()
    await next
    const gone = await Promise.all(left)
    expect(gone.filter((each) => each instanceof Error).length).toBe(15)
    expect(begun).toEqual(['gone-0@example.com', 'next@example.com'])
  })
})
