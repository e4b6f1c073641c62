import type { Centavos } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'

/** A tranche with what each seller has of it; the rest is the company's. */
export type TrancheCells = {
  seq: number
  gross: Centavos
  sellers: readonly { id: string; amount: Centavos }[]
}

export const cellOf = ({ sellers }: TrancheCells, id: string): Centavos =>
  sellers.find(seller => seller.id === id)?.amount ?? 0n

export const sumOf = (tranches: readonly TrancheCells[], id: string): Centavos =>
  total(tranches.map(tranche => cellOf(tranche, id)))

export const companySum = (tranches: readonly TrancheCells[]): Centavos =>
  total(tranches.map(({ gross, sellers }) => gross - total(sellers.map(({ amount }) => amount))))
