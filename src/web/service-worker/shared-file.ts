/** Where the browser sends a file that somebody shares with the installed product: `share_target` of the manifest names it (SHELL-07). */
export const SHARE_PATH = '/import-shared'
/** Where the file waits for the import; src/web/features/import/shared-file.ts takes it from there. */
const WAITING = 'pricewright-shared'

/** Keeps the file that was shared, and leads to the import, which takes it up. The file has not left the device. */
export async function keepShared(request: Request): Promise<Response> {
  const form = await request.formData()
  const file = form.get('file')
  if (!(file instanceof File)) return Response.redirect('/import', 303)
  const waiting = await caches.open(WAITING)
  const headers = { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) }
  await waiting.put(SHARE_PATH, new Response(file, { headers }))
  return Response.redirect('/import?shared=1', 303)
}
