import { beforeAll, expect, it } from 'vitest'
import { arrive, buildRealApp, type TestApp } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'
import { inOwnLanguage } from './own-language.ts'
import { spokenLanguage } from '../kit/language/spoken-language.ts'

describeOneEngine('what a job tells a user', (context) => {
  let app: TestApp

  beforeAll(async () => {
    app = await buildRealApp(context)
  })

  it('SHELL-10 is in the language that the user chose, English before', async () => {
    const person = await arrive(app, 'ann')
    const { userId } = person
    const told = () =>
      app.dataAccess.asUser({ kind: 'user', userId }, (tx) => inOwnLanguage(tx, async () => spokenLanguage()))
    expect(await told()).toBe('en')
    const body = { preferences: { language: 'fr' } }
    expect((await app.call(person, { method: 'PUT', url: `/api/users/${userId}`, body })).status).toBe(201)
    expect(await told()).toBe('fr')
  })
})
