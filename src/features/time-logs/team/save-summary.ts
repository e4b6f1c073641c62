import { daysText } from '@contract/people/days.rules'
import { hoursText } from '@/features/time-logs/minutes-text'
import type { TeamGrouping, TeamRow } from '@/features/time-logs/team/team-rows'
import type { usePhrases } from '@/shared/i18n/use-phrases'

type SavedSummary = {
  t: ReturnType<typeof usePhrases<'time-logs'>>
  rows: readonly TeamRow[]
  by: TeamGrouping
  month: string
  isRtl: boolean
}

/** What stands on the screen, for a sheet program. */
export async function saveSummary({ t, rows, by, month, isRtl }: SavedSummary): Promise<void> {
  const { saveTable } = await import('@/shared/record/import/save-table')
  const headings = [
    t(by === 'person' ? 'team.person' : 'team.team'),
    t('team.people'),
    t('figures.worked'),
    t('figures.late'),
    t('figures.undertime'),
    t('figures.overtime'),
    t('day.credited'),
    t('figures.night'),
    t('figures.absent'),
    t('figures.incomplete'),
    t('team.leave_days'),
  ]
  const lines = rows.map(({ name, people, summary, leave_hundredths }) => [
    name ?? t('team.nobody_leads'),
    String(people),
    hoursText(summary.worked_min),
    hoursText(summary.late_min),
    hoursText(summary.undertime_min),
    hoursText(summary.ot_raw_min),
    hoursText(summary.ot_approved_min),
    hoursText(summary.night_min),
    String(summary.by_status.absent ?? 0),
    String(summary.by_status.incomplete ?? 0),
    daysText(leave_hundredths),
  ])
  await saveTable({ name: t('team.file', { month }), headings, rows: lines, isRtl }, 'xlsx')
}
