/** The slug of a name: lower case, each run of spaces a hyphen (CAT-02). */
export function slug(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-')
}
