export const accountMessages = {
  noSession: (id: string) => `Session with ID ${id} not found`,
  noToken: (id: string) => `API token with ID ${id} not found`,
}
