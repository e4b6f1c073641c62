import { addDays, addMonths, daysBetween, type DateText } from '@contract/kernel/dates'

const EPOCH: DateText = '1970-01-01'
const MS_PER_MINUTE = 60_000
export const MINUTES_PER_DAY = 1440
/** Asia/Manila: eight hours ahead, all year. */
const BUSINESS_OFFSET_MINUTES = 480

/** Days since 1970-01-01. */
export function dayNumber(date: DateText): number {
  return daysBetween(EPOCH, date)
}

export function dateOfDay(day: number): DateText {
  return addDays(EPOCH, day)
}

/** 0 is Sunday. */
export function weekdayOf(date: DateText): number {
  return (((dayNumber(date) + 4) % 7) + 7) % 7
}

/** 0 is Monday, with which a drawn month begins. */
export function placeInWeek(date: DateText): number {
  return (weekdayOf(date) + 6) % 7
}

export function yearOf(date: DateText): number {
  return Number(date.slice(0, 4))
}

/** Both ends included; nothing when the span runs backwards. */
export function datesBetween(from: DateText, to: DateText): DateText[] {
  const first = dayNumber(from)
  return Array.from({ length: Math.max(0, dayNumber(to) - first + 1) }, (_, index) =>
    dateOfDay(first + index),
  )
}

/** Months that are over: from the 15th to the 14th of the next month it is none, to the 15th it is one. */
export function monthsBetween(from: DateText, to: DateText): number {
  const guess = (yearOf(to) - yearOf(from)) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))
  return addMonths(from, guess) > to ? guess - 1 : guess
}

/** The minute of the business clock an instant falls in, counted from 1970-01-01 00:00; its seconds are dropped. */
export function businessMinute(instant: string): number {
  const ms = Date.parse(instant)
  if (Number.isNaN(ms)) throw new RangeError(`not an instant: ${instant.slice(0, 40)}`)
  return Math.floor(ms / MS_PER_MINUTE) + BUSINESS_OFFSET_MINUTES
}

export function instantOf(minute: number): string {
  return new Date((minute - BUSINESS_OFFSET_MINUTES) * MS_PER_MINUTE).toISOString()
}

export function dateOfMinute(minute: number): DateText {
  return dateOfDay(Math.floor(minute / MINUTES_PER_DAY))
}

export function minuteOf(date: DateText, minuteOfDay = 0): number {
  return dayNumber(date) * MINUTES_PER_DAY + minuteOfDay
}
