import type { FastifyReply } from 'fastify'
import { MISSING_LETTERS } from '#contract/endpoints/pdf.ts'
import type { Printed } from './pdf-job.ts'
import { disposition } from './print-list.ts'

/** Answers a PDF under a name; a header lists the characters that no font has. */
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
