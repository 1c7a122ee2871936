import type { WatchedInit } from '../data/transport.ts'

/** `fetch` that tells how many bytes of the body are on their way: the browser's own cannot. Rejects as `fetch` does. */
export function watchedFetch(
  path: string,
  { onSent, signal, method = 'GET', headers, body }: WatchedInit,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    request.responseType = 'arraybuffer'
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value))
    request.upload.addEventListener('progress', ({ loaded }) => onSent?.(loaded))
    request.addEventListener('load', () => resolve(responseOf(request)))
    request.addEventListener('error', () => reject(new TypeError('the network failed')))
    request.addEventListener('abort', () => reject(new DOMException('The upload was called off', 'AbortError')))
    if (signal?.aborted) return request.abort()
    signal?.addEventListener('abort', () => request.abort())
    request.send(body instanceof ReadableStream ? null : (body ?? null))
  })
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().split('\r\n')) {
    const [name = '', ...value] = line.split(': ')
    if (name !== '') headers.append(name, value.join(': '))
  }
  const hasBody = request.status !== 204 && request.status !== 304
  return new Response(hasBody ? (request.response as ArrayBuffer) : null, {
    status: request.status,
    statusText: request.statusText,
    headers,
  })
}
