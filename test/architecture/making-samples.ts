import type { Sample } from './samples.ts'

const ONCE = 'what makes something is done once per press'
const path = 'src/web/features/x.ts'
const put = (id = 'id'): string => `store.mutate({ op: 'put', kind: 'brand', id${id === 'id' ? '' : `: ${id}`}, data })`

/** Acts that make something, and the nearest that do it once. */
export const makingSamples: readonly Sample[] = [
  {
    rule: ONCE,
    path,
    bad: `const add = () => ${put()}`,
    good: `const add = () => oncePerPress('add', () => ${put()})`,
  },
  { rule: ONCE, path, bad: put('store.newId()'), good: put('row.id') },
  {
    rule: ONCE,
    path,
    bad: `const add = (id) => ${put()}\nexport const press = () => add(newId())`,
    good: `const add = (id) => ${put()}\nexport const press = () => oncePerPress('add', () => add(newId()))`,
  },
  {
    rule: ONCE,
    path,
    bad: `const add = (id) => ${put()}\nexport const press = () => oncePerPress('add', () => add(a)) ?? add(b)`,
    good: `const add = (id) => ${put()}\nexport const press = () => oncePerPress('add', () => add(a)) ?? add(row.id)`,
  },
  {
    rule: ONCE,
    path,
    bad: `const once = (act, work) => attempt(work, () => oncePerPress(act, tell))\nonce('add', () => ${put()})`,
    good: `const once = (act, work) => attempt(() => oncePerPress(act, work))\nonce('add', () => ${put()})`,
  },
  {
    rule: ONCE,
    path,
    bad: 'attempt(() => store.run(planPrices, input))',
    good: 'attempt(() => store.run(cancelPrices, input))',
  },
  {
    rule: ONCE,
    path,
    bad: "make('turn', id, () => store.run(turnIntoCreditNote, { id }))",
    good: "import type { Actions } from '#web/kit/actions/actions.ts'\nmake('turn', id, () => store.run(turnIntoCreditNote, { id }))",
  },
  { rule: ONCE, path, bad: 'callEndpoint(renewCosts, { body })', good: 'callEndpoint(revokePublicLink, { params })' },
  { rule: ONCE, path, bad: "ask(fetch, 'POST', '/api/auth/tokens')", good: "ask(fetch, 'GET', '/api/auth/tokens')" },
  { rule: ONCE, path, bad: put(), good: put(), goodPath: 'src/web/kit/actions/x.ts' },
]
