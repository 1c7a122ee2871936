import { SHARE_PATH, WAITING_FILE } from '#contract/waiting-file.ts'

/** Keeps the file that was shared, and leads to the import, which takes it up. The file has not left the device. */
export async function keepShared(request: Request): Promise<Response> {
  const form = await request.formData()
  const file = form.get('file')
  if (!(file instanceof File)) return Response.redirect('/import', 303)
  const waiting = await caches.open(WAITING_FILE)
  const headers = { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) }
  await waiting.put(SHARE_PATH, new Response(file, { headers }))
  return Response.redirect('/import?shared=1', 303)
}
