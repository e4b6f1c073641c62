import { addDays, type DateText } from '@contract/kernel/dates'

/** Days after the due day, days between two of them, and how many there are at most. */
export type ReminderTerms = { after: number; every: number; most: number }

export type ReminderStanding = {
  due_on: DateText
  count: number
  last_on: DateText | null
  /** When a part of it was settled last. */
  settled_on: DateText | null
  /** The developer has said by when it pays, and that day has not passed. */
  is_promised: boolean
}

/** Whether a developer is reminded today. Whoever has just paid a part is left alone as long as after a reminder. */
export function isReminderDue(
  { due_on, count, last_on, settled_on, is_promised }: ReminderStanding,
  today: DateText,
  { after, every, most }: ReminderTerms,
): boolean {
  if (is_promised || count >= most) return false
  const earliest = [
    addDays(due_on, after),
    ...[last_on, settled_on].flatMap(day => (day === null ? [] : [addDays(day, every)])),
  ]
  return earliest.every(day => day <= today)
}
