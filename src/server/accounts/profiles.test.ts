import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { arrive, arriveByToken, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'

const PROFILES = '/api/business-profiles'

describeOneEngine('profiles over REST', (context) => {
  let app: TestApp
  let ann: TestCaller
  let own: string

  beforeAll(async () => {
    app = await buildRealApp(context)
    ann = await arrive(app, 'ann')
    own = `/api/users/${ann.userId}`
  })

  const call = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: unknown, who = ann) =>
    app.call(who, { method, url, body })
  const newProfile = async (body: object): Promise<string> => String((await call('POST', PROFILES, body)).body['id'])

  it('PROF-01 AUTH-08 one’s own record is made when it is read and missing, with a default business', async () => {
    const read = await call('GET', own)
    expect([read.status, read.body]).toEqual([
      200,
      expect.objectContaining({
        id: ann.userId,
        uid: ann.userId,
        email: 'ann@example.com',
        displayName: 'ann',
        photoURL: '',
        firstName: '',
        lastName: '',
        phoneNumber: '',
        address: { street: '', city: '', postalCode: '', country: '' },
        notificationSettings: { marketing: false, pricing: true, updates: true, security: true },
        preferences: {
          preferredCurrency: 'USD',
          language: '',
          locale: '',
          timeZone: '',
          startScreen: '',
          notifications: true,
        },
        subscription: null,
        role: 'user',
        businessProfiles: [
          expect.objectContaining({
            name: 'My Business',
            businessType: 'retail',
            isDefault: true,
            taxRate: 0,
            defaultMargin: 0,
            preferredCurrency: 'USD',
          }),
        ],
      }),
    ])
    expect((await call('GET', `/api/users/${randomUUID()}`)).status).toBe(404)
    const stranger = await arrive(app, 'stranger')
    expect((await call('GET', own, undefined, stranger)).body).toMatchObject({
      status: 404,
      title: `User with ID ${ann.userId} not found`,
    })
  })

  it('SHELL-10 AUTH-08 the business of a new account is named in the language of the page', async () => {
    const marie = await arrive(app, 'marie')
    const url = `/api/users/${marie.userId}`
    const made = await app.call(marie, { method: 'GET', url, headers: { 'x-language': 'fr' } })
    expect(made.body['businessProfiles']).toEqual([expect.objectContaining({ name: 'Mon entreprise' })])
  })

  it('PROF-01 a write merges: what it does not name stays, inside addresses and settings too', async () => {
    await call('PUT', own, { firstName: 'Ann', address: { street: 'Hauptstr. 1', city: 'Köln', country: 'DE' } })
    const written = await call('PATCH', own, {
      lastName: 'Lee',
      address: { postalCode: '50667' },
      notificationSettings: { pricing: false },
    })
    expect(written.body).toMatchObject({
      firstName: 'Ann',
      lastName: 'Lee',
      address: { street: 'Hauptstr. 1', city: 'Köln', postalCode: '50667', country: 'DE' },
      notificationSettings: { marketing: false, pricing: false, updates: true, security: true },
    })
    expect((await call('GET', own)).body).toEqual(written.body)
  })

  it('PROF-01 a record under the id of somebody else is refused on every path, and nobody holds two', async () => {
    const held = async (who: TestCaller) => (await call('GET', '/api/users', undefined, who)).body['items']
    const bob = await arrive(app, 'bob')
    await call('GET', `/api/users/${bob.userId}`, undefined, bob)
    const before = await held(bob)
    expect(before).toMatchObject([{ id: bob.userId }])
    for (const id of [ann.userId, randomUUID()]) {
      const refusal = { status: 404, title: `User with ID ${id} not found` }
      const user = `/api/users/${id}`
      expect((await call('PUT', user, { displayName: 'Mine' }, bob)).body).toMatchObject(refusal)
      expect((await call('PATCH', user, { displayName: 'Mine' }, bob)).body).toMatchObject(refusal)
      expect((await call('POST', '/api/users', { id, displayName: 'Mine' }, bob)).body).toMatchObject(refusal)
      const body = { op: 'put', kind: 'userProfile', id, data: { displayName: 'Mine' } }
      const push = { clientId: randomUUID(), mutations: [{ id: randomUUID(), seq: 1, at: Date.now(), body }] }
      const pushed = await call('POST', '/api/sync', push, bob)
      expect(pushed.body).toMatchObject({ results: [{ seq: 1, refused: refusal }] })
    }
    expect(await held(bob)).toEqual(before)
    expect((await call('PUT', `/api/users/${bob.userId}`, { displayName: 'Bob' }, bob)).status).toBe(200)
    expect((await call('DELETE', `/api/users/${bob.userId}`, undefined, bob)).status).toBe(204)
    expect((await call('POST', '/api/users', { displayName: 'Bob again' }, bob)).status).toBe(201)
    expect(await held(bob)).toMatchObject([{ id: bob.userId, displayName: 'Bob again' }])
  })

  it('PROF-01 is found by e-mail, and nobody finds somebody else', async () => {
    const found = await call('GET', '/api/users?email=ANN@example.com')
    expect(found.body).toMatchObject({ items: [{ id: ann.userId, role: 'user' }], more: false })
    expect((await call('GET', '/api/users?page=7')).body).toEqual((await call('GET', '/api/users')).body)
    expect((await call('GET', '/api/users?email=an@example.com')).body).toMatchObject({ items: [] })
    const stranger = await arrive(app, 'nosy')
    expect((await call('GET', '/api/users?email=ann@example.com', undefined, stranger)).body).toMatchObject({
      items: [],
    })
  })

  it('PROF-02 who is no longer registered for VAT charges and reclaims none, and who becomes so begins with the usual rate', async () => {
    const charging = { vatRegistered: true, taxRate: 20, pricesIncludeVat: true, vatRecoverable: true }
    const free = { vatRegistered: false, taxRate: 0, vatRecoverable: false }
    const id = await newProfile({ name: 'Paris', country: 'FR', ...charging })
    const one = `${PROFILES}/${id}`
    expect((await call('PATCH', one, { vatRegistered: false })).body).toMatchObject(free)
    // The prices in the shop go on including it, or they would come to mean less VAT by themselves.
    expect((await call('PATCH', one, { vatRegistered: true })).body).toMatchObject(charging)
    // What else is said with it stands.
    const said = { vatRegistered: false, taxRate: 5.5 }
    expect((await call('PATCH', one, said)).body).toMatchObject({ ...free, ...said })
    const again = (await call('PATCH', one, { vatRegistered: true })).body
    expect(again).toMatchObject({ ...charging, taxRate: 5.5 })
    expect((await call('PUT', one, again)).body).toMatchObject({ taxRate: 5.5, vatRecoverable: true })

    const body = { op: 'patch', kind: 'businessProfile', id, base: 0, data: { vatRegistered: false } }
    const push = { clientId: randomUUID(), mutations: [{ id: randomUUID(), seq: 1, at: Date.now(), body }] }
    expect((await call('POST', '/api/sync', push)).body).toMatchObject({ results: [{ version: expect.any(Number) }] })
    expect((await call('GET', one)).body).toMatchObject(free)
  })

  it('PROF-06 the two names of a value are one value', async () => {
    expect((await call('PATCH', own, { preferredCurrency: 'EUR', receiveNotifications: false })).body).toMatchObject({
      preferredCurrency: 'EUR',
      receiveNotifications: false,
      preferences: { preferredCurrency: 'EUR', notifications: false },
    })
    const { body } = await call('PATCH', own, { preferences: { preferredCurrency: 'CHF', notifications: true } })
    expect(body).toMatchObject({ preferredCurrency: 'CHF', receiveNotifications: true })
    expect(body['lastUpdated']).toBe(body['updatedAt'])
    const id = await newProfile({ name: 'Alias', defaultTaxRate: 19 })
    expect((await call('GET', `${PROFILES}/${id}`)).body).toMatchObject({ taxRate: 19, defaultTaxRate: 19 })
    const again = await call('GET', own)
    expect(again.body['businessProfiles']).toContainEqual(expect.objectContaining({ id, defaultTaxRate: 19 }))
  })

  it('PROF-06 API-02 role, uid, subscription and what the server keeps are read-only: sent along they are passed over', async () => {
    const before = (await call('GET', own)).body
    for (const body of [
      { role: 'admin' },
      { uid: randomUUID() },
      { subscription: { plan: 'gold' } },
      { lastUpdated: '2026-01-01T00:00:00Z' },
      { businessProfiles: [] },
      { email: 'boss@example.com' },
    ])
      expect([body, (await call('PATCH', own, body)).status]).toEqual([body, 200])
    expect((await call('GET', own)).body).toEqual(before)
    expect(before).toMatchObject({ role: 'user', email: 'ann@example.com' })
    const boss = await arrive(app, 'boss')
    await app.dataAccess.asSystemBatch([
      { text: `update account set role = 'admin' where id = $1`, values: [boss.userId] },
    ])
    expect((await call('GET', `/api/users/${boss.userId}`, undefined, boss)).body).toMatchObject({ role: 'admin' })
  })

  it('PROF-01 a program reads the record, and makes none by reading', async () => {
    const program = await arriveByToken(app, 'robot')
    expect((await call('GET', `/api/users/${program.userId}`, undefined, program)).status).toBe(404)
    expect((await call('PUT', `/api/users/${program.userId}`, { firstName: 'R' }, program)).status).toBe(201)
    expect((await call('GET', `/api/users/${program.userId}`, undefined, program)).body).toMatchObject({
      firstName: 'R',
    })
  })

  it('PROF-01 a record that its user deleted is not brought back by reading it', async () => {
    const cara = await arrive(app, 'cara')
    const url = `/api/users/${cara.userId}`
    expect((await call('GET', url, undefined, cara)).status).toBe(200)
    expect((await call('DELETE', url, undefined, cara)).status).toBe(204)
    expect((await call('GET', url, undefined, cara)).status).toBe(404)
    expect((await call('PUT', url, { firstName: 'Cara' }, cara)).body).toMatchObject({ firstName: 'Cara' })
  })

  it('PROF-02 a new business starts as retail, with no tax, no margin and in US dollars, and keeps every field', async () => {
    const created = await call('POST', PROFILES, {})
    expect(created.body).toMatchObject({
      businessType: 'retail',
      taxRate: 0,
      defaultMargin: 0,
      preferredCurrency: 'USD',
    })
    const all = {
      name: 'Tea & Co',
      businessType: 'wholesale',
      email: 'tea@example.com',
      phoneNumber: '+49 221 1',
      website: 'https://tea.example',
      registrationNumber: 'HRB 1',
      taxId: '12/345',
      preferredCurrency: 'EUR',
      logo: 'data:image/png;base64,iVBORw0KGgo=',
      taxRate: 19,
      defaultMargin: 35.5,
      termsAndConditions: 'Pay.',
      address: { street: 'A 1', city: 'Köln', state: 'NRW', zip: '50667', country: 'DE' },
    }
    const id = String(created.body['id'])
    expect((await call('PUT', `${PROFILES}/${id}`, all)).body).toMatchObject({ ...all, country: 'DE' })
    expect((await call('GET', `${PROFILES}/${id}`)).body).toMatchObject({ ...all, country: 'DE' })
  })

  it.each([
    ['19', 19],
    ['7,7 %', 7.7],
    ['nothing', 0],
    ['', 0],
    ['-5', 0],
    [8.1, 8.1],
  ])('PROF-02 a tax rate of %j is %j', async (taxRate, read) => {
    const id = await newProfile({ taxRate: 5 })
    expect((await call('PATCH', `${PROFILES}/${id}`, { taxRate })).body).toMatchObject({ taxRate: read })
  })

  it('PROF-02 a tax rate that is no number and no text, or beyond 100 %, is refused', async () => {
    for (const taxRate of [null, true, [19], '101', 150])
      expect([taxRate, (await call('POST', PROFILES, { taxRate })).status]).toEqual([taxRate, 400])
  })

  it('PROF-06 the country is one, beside the address and within it', async () => {
    const id = await newProfile({ address: { city: 'Wien', country: 'AT' } })
    const patched = async (body: object) => (await call('PATCH', `${PROFILES}/${id}`, body)).body
    expect(await patched({ name: 'W' })).toMatchObject({ country: 'AT', address: { city: 'Wien', country: 'AT' } })
    expect(await patched({ country: 'CH' })).toMatchObject({ country: 'CH', address: { city: 'Wien', country: 'CH' } })
    expect(await patched({ address: { city: 'Bern' } })).toMatchObject({
      country: 'CH',
      address: { city: 'Bern', country: 'CH' },
    })
    expect(await patched({ address: { country: 'LI' } })).toMatchObject({ country: 'LI', address: { country: 'LI' } })
    expect(await patched({ country: '' })).toMatchObject({ country: '', address: { country: '' } })
  })

  it('PROF-02 an IBAN whose check digits do not fit is refused, and a right one kept as written', async () => {
    const id = await newProfile({})
    const good = { iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' }
    expect((await call('PATCH', `${PROFILES}/${id}`, good)).body).toMatchObject(good)
    for (const wrong of [{ iban: 'DE89370400440532013001' }, { iban: '12345' }, { bic: 'COBA' }]) {
      const { status, body } = await call('PATCH', `${PROFILES}/${id}`, wrong)
      expect([status, body]).toEqual([
        400,
        expect.objectContaining({ errors: [expect.objectContaining({ field: Object.keys(wrong)[0] })] }),
      ])
    }
    expect((await call('PATCH', `${PROFILES}/${id}`, { iban: '', bic: '' })).body).toMatchObject({ iban: '', bic: '' })
  })

  it('DOC-14 a payment link is an address of https of at most 300 characters, kept as written', async () => {
    const id = await newProfile({})
    const longest = `https://pay.example/${'a'.repeat(280)}`
    for (const paymentLink of ['https://paypal.me/ann?locale.x=de_DE', longest, ''])
      expect((await call('PATCH', `${PROFILES}/${id}`, { paymentLink })).body).toMatchObject({ paymentLink })
    for (const paymentLink of [
      'http://paypal.me/ann',
      'paypal.me/ann',
      'javascript:alert(1)',
      'https://',
      'https://a b',
      'https://a"onclick="',
      `${longest}a`,
    ]) {
      const { status, body } = await call('PATCH', `${PROFILES}/${id}`, { paymentLink })
      expect([status, body], paymentLink).toEqual([
        400,
        expect.objectContaining({ errors: [expect.objectContaining({ field: 'paymentLink' })] }),
      ])
    }
  })

  it('PROF-03 a logo is a PNG or JPEG as an inline data URL of at most 512 kB', async () => {
    const id = await newProfile({})
    const logo = (bytes: number) =>
      `data:image/jpeg;base64,${Buffer.concat([Buffer.of(0xff, 0xd8, 0xff), Buffer.alloc(bytes - 3, 1)]).toString('base64')}`
    const status = async (value: string) => (await call('PATCH', `${PROFILES}/${id}`, { logo: value })).status
    expect(await status(logo(512 * 1024))).toBe(200)
    expect(await status(logo(560 * 1024))).toBe(400)
    expect(await status('data:image/svg+xml;base64,PHN2Zy8+')).toBe(400)
    expect(await status('data:image/png;base64,PHN2Zy8+')).toBe(400)
    expect(await status('https://elsewhere.example/logo.png')).toBe(400)
    expect(await status('')).toBe(200)
  })

  it('PROF-04 what is missing and who is nobody are told in the words of the specification', async () => {
    const id = randomUUID()
    const missing = `Business profile with ID ${id} not found`
    for (const [method, body] of [['GET'], ['PATCH', { name: 'x' }], ['DELETE']] as const)
      expect((await call(method, `${PROFILES}/${id}`, body)).body).toMatchObject({ status: 404, title: missing })
    const nobody = (method: 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE', url: string) =>
      app.call(undefined, { method, url, body: method === 'GET' || method === 'DELETE' ? undefined : {} })
    for (const method of ['PUT', 'PATCH'] as const)
      for (const url of [own, `${PROFILES}/${id}`])
        expect((await nobody(method, url)).body).toMatchObject({
          status: 401,
          title: 'User not authenticated. Cannot update profile.',
        })
    for (const [method, url] of [
      ['GET', own],
      ['POST', PROFILES],
      ['DELETE', `${PROFILES}/${id}`],
    ] as const)
      expect((await nobody(method, url)).body).toMatchObject({ status: 401, title: 'User not authenticated' })
  })

  it('PROF-02 a profile that is updated but not there is made by the merge write', async () => {
    const id = randomUUID()
    expect((await call('PATCH', `${PROFILES}/${id}`, { name: 'Later' })).status).toBe(404)
    const merged = await call('PUT', `${PROFILES}/${id}`, { name: 'Later' })
    expect([merged.status, merged.body]).toEqual([
      201,
      expect.objectContaining({ name: 'Later', businessType: 'retail' }),
    ])
  })
})
