import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { general } from '../entity.ts'
import { service } from '../entities/service.ts'
import { uuid } from '../fields.ts'
import { outputSchema } from '../rest-codec.ts'
import { listSchema } from '../lists/list-schema.ts'
import { serviceList } from '../lists/service-list.ts'
import { crudEndpoints } from './crud.ts'

export const services = crudEndpoints(general(service), listSchema(serviceList))

export const duplicateServiceCall = endpoint({
  id: 'services.duplicate',
  members: 'write',
  method: 'POST',
  path: '/services/:id/duplicate',
  summary: 'Copy a service',
  access: 'user',
  scope: 'write',
  idempotent: true,
  params: z.strictObject({ id: uuid }),
  output: outputSchema(general(service)),
  answers: [201],
  errors: ['no-such-row'],
})
