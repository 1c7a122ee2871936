/** The folder of the package that a module belongs to, or nothing where it is of no package. */
export function packageFolder(moduleId: string): string | undefined {
  return /^(?<folder>\/?.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(moduleId.replaceAll('\\', '/'))?.groups?.['folder']
}
