/** How far a request of the demo company has come. */
export type Ask = {
  person: number
  type: 'VL' | 'SL' | 'LWOP' | 'BEREAVEMENT' | 'EMERGENCY'
  inDays: number
  length: number
  half: boolean
  until: 'draft' | 'asked' | 'head' | 'hr' | 'approved' | 'returned' | 'rejected'
}

const VACATION = ['Family visit in the province', 'Wedding of my sister', 'Rest after the launch'] as const

/** Such as one believes of the type, before the leave and after it. */
export const REASONS: Record<Ask['type'], readonly string[]> = {
  VL: VACATION,
  LWOP: VACATION,
  SL: ['Medical check-up', 'Eye surgery', 'Physical therapy'],
  EMERGENCY: ['Repairs at home after the storm', 'My father was taken to the hospital'],
  BEREAVEMENT: ['Funeral of my grandmother'],
}

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

function typeOf(kind: number, isPast: boolean): Ask['type'] {
  if (kind === 9) return 'LWOP'
  // Nobody requests emergency leave weeks ahead.
  if (kind === 8) return isPast ? 'EMERGENCY' : 'VL'
  return kind < 6 ? 'VL' : 'SL'
}

/** Two thirds lie behind and were taken; the rest is to come and stands somewhere on its way. */
export function asks(people: number): Ask[] {
  const next = chance(20_260_105)
  return Array.from({ length: COUNT }, (_, index) => {
    const isPast = index % 3 !== 0
    const kind = next(10)
    return {
      person: next(people),
      type: typeOf(kind, isPast),
      inDays: isPast ? -8 - next(280) : 6 + next(70),
      length: 1 + next(4),
      half: next(4) === 0,
      until: isPast ? 'approved' : (OPEN[(index / 3) % OPEN.length] ?? 'asked'),
    }
  })
}
