import type { FastifyReply } from 'fastify'
import { Refusal } from '#contract/refusal.ts'
import { StorageFailure } from '#server/integrations/storage/storage.ts'
import type { Caller } from '#server/kit/http/mount.ts'
import { exportAccount, type ExportDeps } from './export-account.ts'

/** Answers everything stored of the caller as a ZIP archive (PROF-05). */
export async function sendArchive(deps: ExportDeps, caller: Caller, reply: FastifyReply): Promise<FastifyReply> {
  const { bytes, content } = await exportAccount(deps, caller).catch(unavailable)
  return reply
    .header('content-disposition', 'attachment; filename="pricewright-export.zip"')
    .header('content-length', bytes)
    .type('application/zip')
    .send(content)
}

function unavailable(error: unknown): never {
  throw error instanceof StorageFailure ? new Refusal('storage-unavailable') : error
}
