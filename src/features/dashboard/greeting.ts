export type PartOfDay = 'night' | 'morning' | 'afternoon' | 'evening'

/** By the clock on the person's own wall. */
export function partOfDay(at: Date): PartOfDay {
  const hour = at.getHours()
  if (hour < 4) return 'night'
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}
