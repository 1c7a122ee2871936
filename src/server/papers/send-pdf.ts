import type { FastifyReply } from 'fastify'
import { MISSING_LETTERS } from '#contract/endpoints/papers.ts'
import type { Printed } from './press-job.ts'
import { disposition } from './print-list.ts'

/** Answers a paper under a name; letters that no face has are told in a header. */
export function sendPdf(
  reply: FastifyReply,
  { bytes, missingLetters }: Printed,
  kind: 'attachment' | 'inline',
  name: string,
): FastifyReply {
  if (missingLetters !== '')
    reply.header(MISSING_LETTERS, encodeURIComponent(Array.from(missingLetters).slice(0, 40).join('')))
  return reply
    .header('content-disposition', disposition(kind, name))
    .type('application/pdf')
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
