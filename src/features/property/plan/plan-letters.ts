import type { UnitStatus } from '@contract/selling/unit-state.rules'

/** Beside the colour, so that colour alone tells nothing; the legend says what they mean. */
export const PLAN_LETTERS: Readonly<Record<UnitStatus, string>> = {
  draft: 'D',
  available: 'A',
  on_hold: 'H',
  reserved: 'R',
  sold: 'S',
  turned_over: 'T',
  blocked: 'B',
  withdrawn: 'W',
}
