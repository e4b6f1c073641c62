import { Link } from 'react-router-dom'
import { oneOf } from '@contract/kernel/one-of'
import { CardFrame } from '@/features/dashboard/cards/card-frame'
import { useDashboardUnitsQuery } from '@/features/dashboard/sales/sales.api'
import { SHOWN_STATUSES, type ProjectUnits } from '@/features/dashboard/sales/units-by-project'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { listPath } from '@/shared/resource/list-path'
import { ButtonLink } from '@/shared/ui/button-link'

const MOST = 6
const LIST = '/property/list'

/** Of each project how many units can be sold, and how many are on their way; each figure opens its units. */
export function UnitsCard() {
  const t = usePhrases('dashboard')
  const formats = useFormats()
  const { currentData: data, error, isFetching, refetch } = useDashboardUnitsQuery()
  const figure = ({ id, counts }: ProjectUnits, status: (typeof SHOWN_STATUSES)[number]) =>
    counts[status] === 0 ? (
      <span className="text-muted">–</span>
    ) : (
      <Link to={listPath(LIST, { filter: { project_id: oneOf(id), status: oneOf(status) } })}>
        <Ltr>{formats.figure(counts[status])}</Ltr>
      </Link>
    )
  return (
    <CardFrame
      title={t('cards.units.title')}
      icon="buildings"
      asked={{ data, error, isFetching, refetch }}
      footer={<ButtonLink to={LIST}>{t('cards.units.open')}</ButtonLink>}
    >
      {projects =>
        projects.length === 0 ? (
          <p className="text-muted">{t('cards.units.empty')}</p>
        ) : (
          <table className="dashboard-table">
            <caption className="visually-hidden">{t('cards.units.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('cards.units.project')}</th>
                {SHOWN_STATUSES.map(status => (
                  <th key={status} scope="col">
                    {t(`cards.units.${status}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {projects.slice(0, MOST).map(project => (
                <tr key={project.id}>
                  <th scope="row">
                    <bdi>{project.name}</bdi>
                  </th>
                  {SHOWN_STATUSES.map(status => (
                    <td key={status}>{figure(project, status)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )
      }
    </CardFrame>
  )
}
