import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:https'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { arrive, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'
import { testPicture } from '#test/pictures.ts'
import { makeCertificate } from '#test/simulators/certificate.ts'

describeOneEngine('pictures that lie elsewhere', (context) => {
  let app: TestApp
  let walled: TestApp
  let ann: TestCaller
  let shop: Server
  let origin: string
  const asked: string[] = []

  beforeAll(async () => {
    const certificate = makeCertificate()
    const picture = await testPicture('jpeg')
    const bomb = await testPicture('png', { width: 12_000, height: 12_000 })
    shop = createServer(certificate, (request, response) => {
      const path = request.url ?? ''
      asked.push(path)
      if (path === '/mug.jpg') response.end(picture)
      else if (path === '/moved') response.writeHead(301, { location: '/mug.jpg' }).end()
      else if (path === '/inside') response.writeHead(302, { location: 'https://169.254.169.254/latest' }).end()
      else if (path === '/bomb') response.end(bomb)
      else if (path === '/page') response.end('<!doctype html><title>Sign in</title>')
      else if (path === '/large') response.end(Buffer.alloc(11 * 1024 * 1024))
      else response.writeHead(404).end()
    })
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
    origin = `https://localhost:${(shop.address() as { port: number }).port}`
    const outgoing = {
      mayAskLoopback: true,
      certificate: certificate.cert,
      resolve: (host: string) => Promise.resolve(host === 'inside.example' ? ['10.0.0.7'] : ['127.0.0.1']),
    }
    app = await buildRealApp(context, { MIN_FREE_MB: '0' }, outgoing)
    walled = await buildRealApp(context, { MIN_FREE_MB: '0' })
    ann = await arrive(app, 'ann')
  })
  afterAll(async () => {
    await app.close()
    await walled.close()
    shop.close()
  })

  const newProduct = async (imageUrl: string): Promise<string> => {
    const made = await app.call(ann, { method: 'POST', url: '/api/products', body: { name: 'Mug', imageUrl } })
    expect(made.status).toBe(201)
    return String(made.body['id'])
  }
  const fetched = (
    id: string,
    { by = ann, on = app, ...more }: { by?: TestCaller; on?: TestApp; upload?: string } = {},
  ) => on.call(by, { method: 'POST', url: '/api/uploads/fetch', body: { kind: 'product', id, ...more } })

  it.each(['/mug.jpg', '/moved'])('UP-04 UP-06 the picture at an address is kept like an upload: %s', async (path) => {
    const id = await newProduct(origin + path)
    const answer = await fetched(id)
    expect([answer.status, answer.body['imageUrl']]).toEqual([
      201,
      expect.stringMatching(new RegExp(`^/api/files/${ann.userId}/products/${id}/[0-9a-f-]{36}\\.webp$`)),
    ])
    const row = await app.call(ann, { method: 'GET', url: `/api/products/${id}` })
    expect(row.body['imageUrl'], 'writing it into the row is a change of its own').toBe(origin + path)
    const { imageUrl, thumbnailUrl } = answer.body
    await app.call(ann, { method: 'PATCH', url: `/api/products/${id}`, body: { imageUrl, thumbnailUrl } })
    expect((await app.call(ann, { method: 'GET', url: String(imageUrl) })).status).toBe(200)
    const again = await fetched(id)
    expect([again.status, again.body['title']]).toEqual([422, 'Its picture is stored already.'])
  })

  it('UP-02 fetching again under the same id asks nobody and makes no second file', async () => {
    const id = await newProduct(`${origin}/mug.jpg`)
    const upload = randomUUID()
    const first = await fetched(id, { upload })
    const times = asked.length
    const again = await fetched(id, { upload })
    expect([again.status, again.body, asked.length]).toEqual([200, first.body, times])
  })

  it.each([
    ['/gone', 422, 'There is no picture at this address: the server answered 404.'],
    ['/inside', 422, 'The address of the picture leads into a private network, so it was not fetched.'],
    ['/large', 422, 'The file at this address is larger than 10 MB.'],
    ['/page', 415, 'Invalid file type text/html. Please upload a JPEG, PNG, GIF, or WebP image.'],
    ['/bomb', 422, 'The image has more than 50 megapixels. Please make it smaller.'],
  ])('UP-04 OPS-06 what is no picture is said, and nothing is kept: %s', async (path, status, title) => {
    const answer = await fetched(await newProduct(origin + path))
    expect([answer.status, answer.body['title']]).toEqual([status, title])
  })

  it('OPS-06 a name that leads to a private address is not asked, and neither is http', async () => {
    const inside = await fetched(await newProduct('https://inside.example/mug.jpg'))
    expect(inside.body['title']).toBe('The address of the picture leads into a private network, so it was not fetched.')
    const plain = await fetched(await newProduct('http://shop.example/mug.jpg'))
    expect(plain.body['title']).toMatch(/must begin with https/)
    const none = await fetched(await newProduct(''))
    expect(none.body['title']).toBe('It has no picture address.')
  })

  it('OPS-06 as it ships the server asks nothing on its own machine', async () => {
    const times = asked.length
    const answer = await fetched(await newProduct(`${origin}/mug.jpg`), { on: walled })
    expect([answer.status, answer.body['code'], asked.length]).toEqual([422, 'picture-address', times])
  })

  it('PROD-09 somebody else’s product is not found, and its address not asked', async () => {
    const id = await newProduct(`${origin}/mug.jpg`)
    const times = asked.length
    const answer = await fetched(id, { by: await arrive(app, 'bob') })
    expect([answer.status, asked.length]).toEqual([404, times])
  })
})
