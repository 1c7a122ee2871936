/** What label sheets and rolls are called: by the maker's number and their sizes in mm. */
export const templateMessages = {
  sheet: (id: string, labels: number, width: number, height: number) =>
    `${id} · ${labels} labels, ${width} × ${height} mm`,
  roll: (id: string, width: number, height: number) => `${id} · roll, ${width} × ${height} mm`,
} as const
