import { Link } from 'react-router-dom'
import type { PersonStanding, ProgramStanding } from '@contract/modules/commission/incentive-standing'
import '@/features/incentives/incentives.scss'
import { useMeasure, useNextWords } from '@/features/incentives/use-measure'
import { useCan } from '@/shared/access/use-can'
import { DocumentStatusBadge } from '@/shared/document/document-status-badge'
import { amountColumn } from '@/shared/format/amount-column'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import type { TableColumn } from '@/shared/ui/table'

/** What each has sold and reached, and what is missing to the next tier. */
export function useStandingColumns(
  { metric, has_ended }: ProgramStanding['program'],
  onShow: (person: PersonStanding) => void,
): TableColumn<PersonStanding>[] {
  const t = usePhrases('incentives')
  const measure = useMeasure()
  const next = useNextWords()
  const can = useCan()
  const grantOf = ({ grant }: PersonStanding) => {
    if (!grant) return null
    const badge = <DocumentStatusBadge status={grant.status} />
    if (!can('commission.incentive_grant.view')) return badge
    return (
      <Link to={`/commission/incentive-grants?record=${grant.id}`} className="record-link">
        {badge}
      </Link>
    )
  }
  return [
    {
      key: 'seller',
      header: t('column.seller'),
      rowHeader: true,
      cell: ({ seller_name }) => <bdi>{seller_name}</bdi>,
    },
    {
      key: 'counted',
      header: t('column.counted'),
      figures: true,
      cell: person =>
        person.sales.length === 0 ? (
          <bdi>{measure(metric, person.counted)}</bdi>
        ) : (
          <Button
            size="sm"
            variant="link"
            className="incentive-figure"
            aria-label={`${measure(metric, person.counted)}: ${t('standing.sales_of', { name: person.seller_name })}`}
            onClick={() => onShow(person)}
          >
            <bdi>{measure(metric, person.counted)}</bdi>
          </Button>
        ),
    },
    { key: 'tier', header: t('column.tier'), figures: true, wideOnly: true, cell: ({ tier }) => tier ?? '–' },
    amountColumn('amount', t('column.amount')),
    ...(has_ended
      ? [{ key: 'grant', header: t('column.grant'), cell: grantOf }]
      : [
          {
            key: 'next',
            header: t('column.next'),
            cell: (person: PersonStanding) => (
              <bdi>{person.next ? next('next', metric, person.next) : t('next.none')}</bdi>
            ),
          },
        ]),
  ]
}
