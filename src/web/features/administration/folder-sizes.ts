/** A folder or module below another one, with all that is in it. */
export interface FolderSize {
  readonly path: string
  readonly name: string
  readonly size: number
  readonly modules: number
  readonly isFolder: boolean
}

/** What stands right below a folder (`''` is the top), the largest first. */
export function sizesBelow(
  modules: readonly (readonly [path: string, size: number])[],
  folder: string,
): readonly FolderSize[] {
  const start = folder === '' ? '' : `${folder}/`
  const below = new Map<string, FolderSize>()
  for (const [path, size] of modules) {
    if (!path.startsWith(start)) continue
    const [name = '', ...rest] = path.slice(start.length).split('/')
    const known = below.get(name)
    below.set(name, {
      path: start + name,
      name,
      size: (known?.size ?? 0) + size,
      modules: (known?.modules ?? 0) + 1,
      isFolder: rest.length > 0,
    })
  }
  return [...below.values()].toSorted((a, b) => b.size - a.size)
}
