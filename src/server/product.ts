import { mountCatalogue } from './catalogue/routes.ts'
import { mountDiagnostics } from './diagnostics/routes.ts'
import type { Database } from './kit/database/database.ts'
import type { Doors } from './kit/database/doors.ts'
import type { Routes } from './kit/http/mount.ts'
import type { Live } from './kit/live.ts'
import { mountSync, type Watch } from './kit/sync/routes.ts'
import { createUserData } from './kit/user-data.ts'
import { mountReference } from './site/reference.ts'
import { VERSION } from './version.ts'

/** What the routes of the product stand on. */
export interface Ground {
  readonly database: Database
  readonly doors: Doors
  readonly live: Live
  /** Ends live streams whose session is over. */
  readonly watch: Watch
}

/** Mounts every declared endpoint that lies behind the sign-in, and the public ones. */
export function mountProduct(routes: Routes, { database, doors, live, watch }: Ground): void {
  const data = createUserData(doors, live)
  mountSync(routes, data, live, watch)
  mountCatalogue(routes, data)
  mountDiagnostics(routes, data, { database: () => database.health() })
  mountReference(routes, VERSION)
}
