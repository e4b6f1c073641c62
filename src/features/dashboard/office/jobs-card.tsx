import { CardFrame } from '@/features/dashboard/cards/card-frame'
import { useDashboardJobsQuery } from '@/features/dashboard/office/office.api'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

/** What the portal does by itself and could not: the figure, and unfolded each of them with its reason. */
export function JobsCard() {
  const t = usePhrases('dashboard')
  const formats = useFormats()
  const { currentData: data, error, isFetching, refetch } = useDashboardJobsQuery()
  return (
    <CardFrame title={t('cards.jobs.title')} icon="gear" asked={{ data, error, isFetching, refetch }}>
      {jobs =>
        jobs.length === 0 ? (
          <p className="text-muted">{t('cards.jobs.empty')}</p>
        ) : (
          <details className="card-rows">
            <summary>
              {t('cards.jobs.failed')}{' '}
              <span className="count-figure is-warning">
                <Ltr>{jobs.length}</Ltr>
              </span>
            </summary>
            <ul className="count-lines">
              {jobs.map(job => (
                <li key={job.id} className="failed-job">
                  <Ltr>{job.task}</Ltr>
                  <bdi>{job.error}</bdi>
                  <small className="text-muted">
                    <Ltr>{formats.instant(job.failed_at)}</Ltr> ·{' '}
                    {job.again_at === null
                      ? t('cards.jobs.given_up')
                      : t('cards.jobs.again', { at: formats.instant(job.again_at) })}
                  </small>
                </li>
              ))}
            </ul>
          </details>
        )
      }
    </CardFrame>
  )
}
