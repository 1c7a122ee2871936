import { randomUUID } from 'node:crypto'
import { supplierFile } from '#test/import-file.ts'
import { prepareEmbedded } from './bench/engines.ts'
import { startProduct } from './bench/running.ts'
import { execSync } from 'node:child_process'
const engine = await prepareEmbedded(Number(process.argv[2] ?? 10_000))
const product = await startProduct(engine.settings)
const headers = { authorization: `Bearer ${engine.shop.token}`, 'content-type': 'application/json' }
const t0 = Date.now(); const at = () => ((Date.now() - t0) / 1000).toFixed(1)
console.log('pid', product.pid)
const post = async (path: string, body: unknown = {}) => {
  const answer = await fetch(`http://127.0.0.1:${product.port}/api/change-sets${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  let last = ''
  const dec = new TextDecoder()
  for await (const part of answer.body as any) { const s = dec.decode(part); last = s.slice(-300); if (/apply/.test(path)) process.stdout.write(at() + ' ' + s.trim().split('\n').at(-1)!.slice(0, 200) + '\n') }
  console.log(at(), path.slice(-12), answer.status, last.slice(-200))
}
const id = randomUUID()
await post('', { id, title: 'Import: supplier.csv', origin: 'import', options: { match: 'sku', mode: 'create-and-update', createNames: true } })
const rows = supplierFile({ rows: 10_000, updates: 0, badEvery: 0, categories: 200 })
for (let from = 0; from < rows.length; from += 1000) await post(`/${id}/rows`, { rows: rows.slice(from, from + 1000) })
await post(`/${id}/check`)
const timer = setInterval(() => { try { console.log(at(), execSync(`ps -L -o tid,pcpu,time,comm -p ${product.pid} --sort=-time | head -6`).toString()) } catch {} }, 15000)
await post(`/${id}/apply`)
clearInterval(timer)
await product.stop(); await engine.drop(); process.exit(0)
