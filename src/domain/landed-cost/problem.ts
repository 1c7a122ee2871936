/** Why a shipment cannot be costed yet, by line or charge and its field. */
export interface LandedProblem {
  readonly on: 'line' | 'charge'
  readonly id: string
  readonly field: string
  readonly message: string
}
