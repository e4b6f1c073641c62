import { createHash } from 'node:crypto'
import type { Locale } from '@contract/kernel/locales'
import { isServerPhrase, say } from '@server/platform/phrases/say'
import type { NextAction } from '@server/modules/buyers/leads/calendar.repository'

const MINUTES = 30
/** A line of a calendar has so many bytes; what is longer goes on after a space. */
const LINE_BYTES = 73

/** Of a plan: what is done with whom, and when. Nothing else leaves the portal by this way. */
export function calendarText(
  { feedId, locale, now }: { feedId: string; locale: Locale; now: Date },
  actions: readonly NextAction[],
): string {
  const events = actions.flatMap(action => [
    'BEGIN:VEVENT',
    `UID:${uidOf(feedId, action.id)}`,
    `DTSTAMP:${instantText(now)}`,
    `DTSTART:${instantText(action.at)}`,
    `DTEND:${instantText(new Date(action.at.getTime() + MINUTES * 60_000))}`,
    `SUMMARY:${plain(`${kindText(locale, action.kind)}: ${action.full_name}`)}`,
    'CLASS:PRIVATE',
    'END:VEVENT',
  ])
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Landmark Portal//Leads//EN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${plain(say(locale, 'calendar_name'))}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events,
    'END:VCALENDAR',
  ]
    .flatMap(folded)
    .join('\r\n')
    .concat('\r\n')
}

/** The same at each reading, and worth nothing in the portal. */
function uidOf(feedId: string, leadId: string): string {
  return createHash('sha256').update(`${feedId}:${leadId}`).digest('hex').slice(0, 32)
}

function kindText(locale: Locale, kind: string): string {
  const key = `calendar_${kind}`
  return isServerPhrase(key) ? say(locale, key) : kind
}

function instantText(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d{3}/g, '')
}

/** What people type never ends a line, begins another field or hides in one. */
function plain(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/[\\;,]/g, mark => `\\${mark}`)
    .trim()
}

function folded(line: string): string[] {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > LINE_BYTES) {
      parts.push(part)
      part = ' '
    }
    part += letter
  }
  return [...parts, part]
}
