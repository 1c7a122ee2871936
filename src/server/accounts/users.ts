import { businessProfile } from '#contract/entities/business-profile.ts'
import { userProfile } from '#contract/entities/user-profile.ts'
import { general } from '#contract/entity.ts'
import { users, type UserListQuery } from '#contract/endpoints/profiles.ts'
import { notFound } from '#contract/row-rules.ts'
import type { RestObject } from '#contract/rest-codec.ts'
import { Conditions, paging } from '../kit/crud/conditions.ts'
import { keptList, type ListPlan, mountRemoval } from '../kit/crud/crud.ts'
import type { Result, Statement } from '../kit/database/database.ts'
import { currentUser, type DataAccess } from '../kit/database/data-access.ts'
import { listAsText, oneAsText } from '../kit/http/json-text.ts'
import type { Call, Caller, Routes } from '../kit/http/mount.ts'
import type { UserData } from '../kit/user-data.ts'
import { CURRENT_SUBSCRIPTION, type CurrentSubscription, subscriptionIn } from './current-subscription.ts'
import { initializeUser, type Person } from './initialize-user.ts'

const ENTITY = general(userProfile)
/** More businesses than anybody has. */
const MOST_BUSINESSES = 1_000

/** The parts that the specification nests in a user's record (PROF-06). */
interface Inside {
  readonly role: 'user' | 'admin'
  readonly subscription: CurrentSubscription | null
  readonly businessProfiles: readonly unknown[]
}

/** Mounts the calls of a user's record: read by id and created if missing, merged on write, found by e-mail (PROF-01). */
export function mountUsers(routes: Routes, data: UserData, dataAccess: DataAccess): void {
  const inside = async (caller: Caller): Promise<Inside> => {
    const [who, current, businesses] = await data.read(caller, [WHO, CURRENT_SUBSCRIPTION, ...BUSINESSES])
    const role = await roleOf(dataAccess, String(who?.rows[0]?.['id']))
    return { role, subscription: subscriptionIn(current), businessProfiles: parsedRows(businesses) }
  }
  const complete = async (caller: Caller, text: unknown): Promise<RestObject> => ({
    ...(JSON.parse(String(text)) as RestObject),
    ...(await inside(caller)),
  })
  const write = async (call: Call, id: string, op: 'put' | 'patch', body: RestObject): Promise<RestObject> =>
    complete(call.caller, await data.answerRow(call, { caller: call.caller, entity: ENTITY, op, id, body }))

  routes.mount(users.list, async (call) => {
    const plan = planUsers(call.query)
    const { caller } = call
    const { pageSize } = plan
    const [rows, count] = await keptList(data, call, ENTITY, plan)
    const found = parsedRows(rows)
    const known = found.length === 0 ? undefined : await inside(caller)
    return {
      items: found.slice(0, pageSize).map((row) => ({ ...row, ...known })),
      more: found.length > pageSize,
      ...(count ? { total: count.rows[0]?.['total'] } : {}),
    }
  })
  routes.mount(users.get, async ({ caller, params: { id } }) => {
    const read = async (): Promise<unknown> => (await data.read(caller, [oneAsText(ENTITY, id)]))[0]?.rows[0]?.['text']
    const text = (await read()) ?? ((await makeOwn(data, dataAccess, caller, id)) ? await read() : undefined)
    if (text === undefined) throw notFound(ENTITY, id)
    return complete(caller, text)
  })
  routes.mount(users.create, async (call) => {
    const { id, ...body } = call.body
    const [who] = await data.read(call.caller, [WHO])
    return write(call, typeof id === 'string' ? id : String(who?.rows[0]?.['id']), 'put', body)
  })
  routes.mount(users.put, (call) => write(call, call.params.id, 'put', call.body))
  routes.mount(users.patch, (call) => write(call, call.params.id, 'patch', call.body))
  mountRemoval(routes, data, ENTITY, users.remove)
}

const WHO: Statement = { name: 'users:who', text: `select ${currentUser} as id` }

const BUSINESSES = listAsText({
  entity: general(businessProfile),
  where: 'true',
  values: [],
  order: 'created_at, id',
  limit: MOST_BUSINESSES,
  offset: 0,
  total: false,
})

function planUsers(query: UserListQuery): ListPlan {
  const { sortDirection: way = 'desc', email } = query
  const conditions = new Conditions()
  if (email !== undefined) conditions.add(email, (at) => `lower(email) = lower(${at})`)
  const order = `created_at ${way}, id ${way}`
  return { ...paging(query), where: conditions.where, values: conditions.values, order }
}

function parsedRows(result: Result | undefined): RestObject[] {
  return (result?.rows ?? []).map(({ text }) => JSON.parse(String(text)) as RestObject)
}

async function roleOf(dataAccess: DataAccess, userId: string): Promise<'user' | 'admin'> {
  const [answer] = await dataAccess.asSystemBatch([
    { name: 'users:role', text: `select role = 'admin' as "isAdmin" from account where id = $1`, values: [userId] },
  ])
  return answer?.rows[0]?.['isAdmin'] === true ? 'admin' : 'user'
}

/** Creates the caller's own record if the id is theirs; programs create none by reading, and a deleted one is not restored that way. */
async function makeOwn(data: UserData, dataAccess: DataAccess, caller: Caller, id: string): Promise<boolean> {
  if (caller.actor.kind === 'token') return false
  const [who, deleted] = await data.read(caller, [WHO, { name: 'users:deleted', text: DELETED, values: [id] }])
  if (who?.rows[0]?.['id'] !== id || deleted?.rowCount !== 0) return false
  const [answer] = await dataAccess.asSystemBatch([{ name: 'users:person', text: PERSON, values: [id] }])
  const person = answer?.rows[0] as Person | undefined
  await initializeUser(data, caller, person ?? { id, email: '', name: '' })
  return true
}

const DELETED = `select from tombstone where user_id = ${currentUser} and kind = '${ENTITY.kind}' and id = $1`

const PERSON = `select user_id as id, coalesce(email, '') as email, coalesce(name, '') as name from identity
  where user_id = $1 order by created_at desc limit 1`
