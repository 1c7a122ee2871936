import * as z from 'zod/mini'
import { type Change, command } from '../command.ts'
import { copiedText } from '../copied-text.ts'
import { general, writableValues } from '../entity.ts'
import { service } from '../entities/service.ts'
import { boundedText, uuid } from '../fields.ts'
import { fillText, Refusal } from '../refusal.ts'
import { commandMessages } from './command-messages.ts'
import { deleteCommand } from './delete-rows.ts'
import { importCommand } from './import-rows.ts'
import { storedMessage } from '../stored-message.ts'

/** The most services in one batch. */
export const MAX_SERVICES = 2_000

const KIND = service.kind

/** Copies a service, with "(Copy)" in its name; pictures stay with the original (SERV-04). */
export const duplicateService = command({
  name: 'service/duplicate',
  input: z.strictObject({ id: uuid, newId: uuid }),
  reads: ({ id, newId }) => ({ refs: [id, newId].map((each) => ({ kind: KIND, id: each })) }),
  run({ id, newId }, rows) {
    const original = rows.get(KIND, id)
    if (!original) throw new Refusal('no-such-row', { message: fillText(service.notFound, { id }) })
    if (rows.get(KIND, newId)) throw new Refusal('conflict', { message: commandMessages.idTaken.service })
    const name = String(original['name'])
    const data = {
      ...writableValues(general(service), original),
      name: copiedText(service.fields.name, name),
      imageUrl: '',
      thumbnailUrl: '',
    }
    return { changes: [{ op: 'put', kind: KIND, id: newId, data }], why: storedMessage('copied-from', { name }) }
  },
})

const many = {
  changeSetId: uuid,
  title: boundedText(300, 1),
  ids: z.array(uuid).check(z.minLength(1), z.maxLength(MAX_SERVICES)),
}

/** Deletes services as one change set, so that it can be undone. */
export const deleteServices = deleteCommand(general(service), MAX_SERVICES)

/** Activates or deactivates services as one change set; deleted ones are skipped. */
export const activateServices = command({
  name: 'service/activate',
  input: z.strictObject({ ...many, isActive: z.boolean() }),
  reads: ({ ids }) => ({ refs: ids.map((id) => ({ kind: KIND, id })) }),
  run: ({ changeSetId, title, ids, isActive }, rows) => ({
    changes: ids.flatMap((id): Change[] =>
      rows.get(KIND, id) ? [{ op: 'patch', kind: KIND, id, data: { isActive } }] : [],
    ),
    why: title,
    changeSet: { id: changeSetId, title, origin: 'bulk' },
  }),
})

/** Imports the services of a file (SERV-06). */
export const importServices = importCommand(general(service))
