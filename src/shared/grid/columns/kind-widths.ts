import type { FieldKind } from '@contract/kernel/field-kinds'

/** The most that a column takes of itself, where its screen does not say. */
export const KIND_WIDTHS: Partial<Record<FieldKind, number>> = {
  text: 200,
  code: 140,
  email: 220,
  long_text: 260,
  money: 150,
  rate: 110,
  days: 110,
  integer: 110,
  boolean: 120,
  date: 130,
  instant: 160,
  enum: 140,
  reference: 200,
  user: 180,
}
