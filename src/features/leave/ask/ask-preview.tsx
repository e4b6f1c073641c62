import type { LeaveChoices, LeavePreview } from '@contract/modules/leave/leave.views'
import { DayList } from '@/features/leave/day-list'
import { shownDays, useDays } from '@/features/leave/use-days'
import type { AskedPreview } from '@/features/leave/ask/use-preview'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { Banner } from '@/shared/ui/banner'
import { Card } from '@/shared/ui/card'
import { ForeseenSteps } from '@/shared/approval/foreseen-steps'

export type AskPreviewProps = {
  preview: AskedPreview
  type: LeaveChoices['types'][number] | undefined
}

const NONE = '0.00'

/** Beside the form, while one types: the days, the balance after them, and who else is away. */
export function AskPreview({ preview, type }: AskPreviewProps) {
  const t = usePhrases('leave')
  const approval = usePhrases('approval')
  const days = useDays()
  const formats = useFormats()
  const { data, isOld, error, retry } = preview
  if (error && !data) return <LoadFailed error={error} onRetry={retry} />
  return (
    <Card title={t('preview.title')} className="ask-preview" scrolls>
      {!data && <p className="text-muted">{t('preview.waiting')}</p>}
      {data && (
        <div className="form-stack" aria-busy={isOld}>
          <p className="ask-total" role="status">
            <span className="text-muted">{t('preview.total')}</span> <strong>{days(data.total)}</strong>
          </p>
          {data.problems.map(({ code, message, dates }) => (
            <Banner key={code} tone="danger">
              {message} {dates.length > 0 && <Ltr>{dates.map(formats.shortDate).join(' · ')}</Ltr>}
            </Banner>
          ))}
          <dl className="ask-figures">
            {data.balances.map(({ year, available, after }) => (
              <div key={year}>
                <dt>{t('preview.balance', { year })}</dt>
                <dd>
                  <Ltr>{shownDays(available)}</Ltr>
                  <span aria-hidden="true" className="ask-arrow" />
                  <span className="visually-hidden">{t('preview.after')}</span>
                  <strong>
                    <Ltr>{shownDays(after)}</Ltr>
                  </strong>
                </dd>
              </div>
            ))}
            {type?.is_paid && data.unpaid_days !== NONE && (
              <div>
                <dt>{t('preview.unpaid')}</dt>
                <dd>
                  <strong className="leave-day-unpaid">{days(data.unpaid_days)}</strong>
                </dd>
              </div>
            )}
          </dl>
          {data.last_day && (
            <p className="text-muted">{t('preview.lasts', { date: formats.shortDate(data.last_day) })}</p>
          )}
          {data.days.length > 0 && <DayList days={data.days} isPaid={type?.is_paid ?? true} />}
          {data.cover && <CoverNotes cover={data.cover} />}
          {data.asked && (
            <section className="form-stack" aria-busy={isOld}>
              <h3 className="ask-heading">{approval('foreseen.title')}</h3>
              <ForeseenSteps foreseen={data.asked} advice={approval('foreseen.what_to_do')} />
            </section>
          )}
        </div>
      )}
    </Card>
  )
}

type CoverNotesProps = { cover: LeavePreview['cover'] }

/** Who else is away: told before one asks, never in the way of it. */
function CoverNotes({ cover }: CoverNotesProps) {
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
