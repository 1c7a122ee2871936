import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { RunningProduct } from './product.ts'

/** What the product answers a page that asks for its own products: the status, and the code of a refusal. */
export async function answerTo(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const told = await fetch('/api/auth/token', { method: 'POST' })
    const { token, code } = (await told.json()) as { token?: string; code?: string }
    if (!told.ok) return `${told.status} ${code ?? ''}`
    const products = await fetch('/api/products', { headers: { authorization: `Bearer ${token ?? ''}` } })
    return String(products.status)
  })
}

/** Runs in the page: draws a picture of a product and uploads it; answers the address of its thumbnail. */
export async function uploadPicture(productId: string): Promise<string> {
  const told = await fetch('/api/auth/token', { method: 'POST' })
  const { token } = (await told.json()) as { token: string }
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 40
  const body = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  const answer = await fetch(`/api/uploads?kind=product&id=${productId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    body,
  })
  const { thumbnailUrl } = (await answer.json()) as { thumbnailUrl: string }
  return thumbnailUrl
}

/** Removes a stored thumbnail, as a disk that loses files would. */
export async function loseThumbnail({ folder }: RunningProduct, thumbnailUrl: string): Promise<void> {
  const name = thumbnailUrl.split('/').at(-1) ?? ''
  const paths = await readdir(folder, { recursive: true })
  const path = paths.find((each) => each.endsWith(name))
  if (name === '' || path === undefined) throw new Error(`no file of ${thumbnailUrl}`)
  await rm(join(folder, path))
}
