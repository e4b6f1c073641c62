/** How far a request of the demo company has come. */
export type Ask = {
  person: number
  type: 'VL' | 'SL' | 'LWOP' | 'BEREAVEMENT' | 'EMERGENCY'
  inDays: number
  length: number
  half: boolean
  until: 'draft' | 'asked' | 'head' | 'hr' | 'approved' | 'returned' | 'rejected'
}

export const REASONS = [
  'Family visit in the province',
  'Wedding of my sister',
  'Medical check-up',
  'School enrolment of my children',
  'Rest after the launch',
  'Repairs at home after the storm',
  'Flu, resting at home',
] as const

const COUNT = 80
const OPEN: readonly Ask['until'][] = [
  'asked',
  'head',
  'hr',
  'asked',
  'returned',
  'draft',
  'approved',
  'rejected',
]

/** A small generator of its own: the same company each time. */
function chance(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

/** Two thirds lie behind and were taken; the rest is to come and stands somewhere on its way. */
export function asks(people: number): Ask[] {
  const next = chance(20_260_105)
  return Array.from({ length: COUNT }, (_, index) => {
    const isPast = index % 3 !== 0
    const kind = next(10)
    return {
      person: next(people),
      type: kind < 6 ? 'VL' : kind < 8 ? 'SL' : kind === 8 ? 'EMERGENCY' : 'LWOP',
      inDays: isPast ? -8 - next(280) : 6 + next(70),
      length: 1 + next(4),
      half: next(4) === 0,
      until: isPast ? 'approved' : (OPEN[(index / 3) % OPEN.length] ?? 'asked'),
    }
  })
}
