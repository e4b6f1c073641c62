import { Link } from 'react-router-dom'
import { oneOf } from '@contract/kernel/one-of'
import { CardFrame } from '@/features/dashboard/cards/card-frame'
import { TEAM_STATES, useDashboardTeamCommissionQuery } from '@/features/dashboard/sales/sales.api'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { listPath } from '@/shared/resource/list-path'

/** What a team earns by how far it has come; each figure leads to the shares that add up to it. */
export function TeamCommissionCard() {
  const t = usePhrases('dashboard')
  const words = usePhrases('commission-transactions')
  const formats = useFormats()
  const { currentData: data, error, isFetching, refetch } = useDashboardTeamCommissionQuery()
  return (
    <CardFrame
      title={t('cards.team_commission.title')}
      icon="percent"
      asked={{ data, error, isFetching, refetch }}
    >
      {sums => (
        <ul className="count-lines">
          {TEAM_STATES.map((state, index) => (
            <li key={state}>
              <Link
                to={listPath('/commission/transaction', { filter: { state: oneOf(state) } })}
                className="count-line"
              >
                <span>{words(`values.state.${state}`)}</span>
                <span className="count-figure">
                  <Ltr>{formats.amount(sums[index] ?? '0.00')}</Ltr>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </CardFrame>
  )
}
