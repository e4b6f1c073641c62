/** What an agent's day is made of, the most urgent first. */
export const DAY_PARTS = ['overdue', 'due_today', 'never_contacted', 'upcoming'] as const
export type DayPart = (typeof DAY_PARTS)[number]
