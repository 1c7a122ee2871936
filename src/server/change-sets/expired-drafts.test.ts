import { beforeAll, beforeEach, expect, it } from 'vitest'
import { DRAFT_DAYS } from '#contract/draft-days.ts'
import { buildTestApi, type TestApi } from '#test/api.ts'
import { type ChangeSetDriver, changeSetsOf } from '#test/change-sets.ts'
import { describeOneEngine } from '#test/database.ts'
import { discardExpired } from './expired-drafts.ts'

const DAY_MS = 86_400_000

describeOneEngine('drafts that nobody goes on with', (context) => {
  let api: TestApi
  let user: string
  let ann: ChangeSetDriver

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
    ann = changeSetsOf(api, user)
  })

  const stateOf = async (id: string) => (await api.call(user, 'GET', `/api/change-sets/${id}`)).body['state']
  const expireAt = (now: number) =>
    discardExpired(context.dataAccess, now, (error) => {
      throw error
    })

  it('CHANGE-01 a dry run that nobody applies is discarded after a week, with its rows; devices learn of it', async () => {
    const draft = await ann.draft([{ data: { name: 'Unread' } }])
    const checked = await ann.draft([{ data: { name: 'Mug' } }])
    await ann.check(checked)
    const applied = await ann.imported([{ data: { sku: 'A', name: 'Bowl' } }])
    const nearly = Date.now() + (DRAFT_DAYS - 1) * DAY_MS
    expect((await expireAt(nearly)).filter(({ userId }) => userId === user)).toEqual([])

    const told = (await expireAt(Date.now() + DRAFT_DAYS * DAY_MS + 1_000)).filter(({ userId }) => userId === user)
    expect(told).toHaveLength(2)
    expect(await Promise.all([draft, checked].map(stateOf))).toEqual(['discarded', 'discarded'])
    expect(await ann.rows(checked)).toEqual([])
    expect(await stateOf(String(applied['id']))).toBe('applied')
    expect((await ann.apply(checked)).problem).toMatchObject({ code: 'conflict' })
    expect((await ann.products()).map(({ name }) => name)).toEqual(['Bowl'])
  })
})
