import type { LeavePreview } from '@contract/modules/leave/leave.views'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'

export type CoverNotesProps = { cover: LeavePreview['cover'] }

/** Who else is away: told before one asks, never in the way of it. */
export function CoverNotes({ cover }: CoverNotesProps) {
  const t = usePhrases('leave')
  const formats = useFormats()
  const away = cover.filter(note => note.away.length > 0)
  const isShort = cover.some(note => note.short)
  const relieverAway = cover.some(note => note.reliever_away)
  if (cover.length === 0) return <p className="text-muted small">{t('preview.nobody')}</p>
  return (
    <Banner tone={isShort || relieverAway ? 'warning' : 'info'} icon="people" title={t('preview.away_title')}>
      {away.length > 0 && (
        <ul className="plain-list">
          {away.map(({ on, away: names }) => (
            <li key={on}>
              <bdi>{t('preview.away', { date: formats.shortDate(on), names: names.join(' · ') })}</bdi>
            </li>
          ))}
        </ul>
      )}
      {isShort && <p>{t('preview.short')}</p>}
      {relieverAway && <p>{t('preview.reliever_away')}</p>}
    </Banner>
  )
}
