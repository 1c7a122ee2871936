/** Where rows are pulled (GET) and mutations pushed (POST), below /api. */
export const SYNC_PATH = '/sync'
/** Where a new device reads the first page of a list, by its collection. */
export const FIRST_PATH = `${SYNC_PATH}/first`
/** GET below /api: a stream of server-sent events whose data is the user's newest version. */
export const LIVE_PATH = '/live'
/** The most mutations in one push. */
export const MAX_PUSH = 100
/** The most rows in one page of a pull. */
export const PULL_PAGE = 5_000

/** The most mutations that one edit takes back by name; the last of them say what stood before. */
export const MAX_UNDONE = 100
