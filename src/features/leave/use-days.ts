import { useCallback } from 'react'
import { daysText, parseDays, type Hundredths } from '@contract/people/days.rules'
import { usePhrases } from '@/shared/i18n/use-phrases'

/** "2.5", "3", "0.25": what a sentence says; columns keep their two decimals. */
export function plainDays(days: Hundredths): string {
  const text = daysText(days)
  if (text.endsWith('.00')) return text.slice(0, -3)
  return text.endsWith('0') ? text.slice(0, -1) : text
}

/** The same of what comes over the wire. */
export function shownDays(days: string): string {
  return plainDays(parseDays(days))
}

/** "2.5 days" in the language of the moment. */
export function useDays(): (days: string) => string {
  const t = usePhrases('leave')
  return useCallback(days => t('days', { count: Math.abs(Number(days)), days: shownDays(days) }), [t])
}
