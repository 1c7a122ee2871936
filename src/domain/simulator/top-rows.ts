/** The rows of the greatest values, greatest first; filled in place. */
export class TopRows {
  readonly rows: Int32Array
  readonly values: Float64Array
  /** What a value has to exceed to be among the greatest. */
  least = 0
  #count = 0

  /** Room for so many rows. */
  constructor(most: number) {
    this.rows = new Int32Array(most)
    this.values = new Float64Array(most)
  }

  /** How many rows there are. */
  get count(): number {
    return this.#count
  }

  clear(): void {
    this.#count = 0
    this.least = 0
  }

  /** Takes a row in, if its value is among the greatest; of equal ones the first stays in front. */
  add(row: number, value: number): void {
    const most = this.rows.length
    if (!(value > this.least)) return
    let place = this.#count < most ? this.#count++ : most - 1
    while (place > 0 && (this.values[place - 1] ?? 0) < value) {
      this.rows[place] = this.rows[place - 1] ?? 0
      this.values[place] = this.values[place - 1] ?? 0
      place--
    }
    this.rows[place] = row
    this.values[place] = value
    if (this.#count === most) this.least = this.values[most - 1] ?? 0
  }
}
