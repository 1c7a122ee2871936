import type { FastifyReply, FastifyRequest } from 'fastify'
import { problemOfFailure, reportFailure } from '#server/kit/http/errors.ts'
import { failurePage } from './public-page.ts'

/** Forbids everything that a public page does not need: no frame, nothing from elsewhere, and no script unless it is a file of the product. */
export function protection(
  formsTo: 'none' | 'self',
  scripts: 'none' | 'self' = 'none',
): Readonly<Record<string, string>> {
  const scriptSource = scripts === 'self' ? " script-src 'self';" : ''
  return {
    'content-security-policy': `default-src 'none';${scriptSource} style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action '${formsTo}'; frame-ancestors 'none'`,
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'cache-control': 'no-store',
  }
}

/** Answers a failure as a page, with the catalogue's message. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const answer = problemOfFailure(error)
  const { title, status } = answer
  reportFailure(error, answer, request, reply)
  reply.status(status).headers(protection('none')).type('text/html; charset=utf-8').send(failurePage(title))
}
