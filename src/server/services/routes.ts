import { randomUUID } from 'node:crypto'
import * as endpoints from '#contract/endpoints/services.ts'
import { duplicateService } from '#contract/commands/services.ts'
import { service } from '#contract/entities/service.ts'
import { general } from '#contract/entity.ts'
import { serviceList } from '#contract/lists/service-list.ts'
import { mountCrud } from '../kit/crud/crud.ts'
import { listPlanner } from '../kit/crud/list-sql.ts'
import { oneAsText } from '../kit/http/json-text.ts'
import type { Routes } from '../kit/http/mount.ts'
import type { UserData } from '../kit/user-data.ts'
import { prepareMutation, writeOne } from '../kit/write/mutate.ts'
import { sharedNow } from '../kit/clock.ts'

/** Mounts services: their own calls, and the copy of one (SERV-04). */
export function mountServices(routes: Routes, data: UserData): void {
  mountCrud(routes, data, general(service), endpoints.services, listPlanner(serviceList))
  routes.mount(endpoints.duplicateServiceCall, (call) =>
    data.answer(call, async (tx) => {
      const [now, newId] = [sharedNow(), randomUUID()]
      const body = { op: 'command', name: duplicateService.name, input: { id: call.params.id, newId } } as const
      const prepared = prepareMutation({ id: randomUUID(), at: now, body }, { actor: call.caller.name, now })
      const written = await writeOne(tx, prepared)
      const { rows } = await tx.query<{ text: string }>(oneAsText(general(service), newId))
      return { written, status: 201, body: rows[0]?.text ?? null }
    }),
  )
}
