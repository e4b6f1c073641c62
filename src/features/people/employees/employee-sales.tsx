import { oneOf } from '@contract/kernel/one-of'
import { sellerProfileResource } from '@contract/modules/people/seller-profile.resource'
import { saleCreditResource } from '@contract/modules/sales/sale-credit.resource'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import { RelatedTable } from '@/shared/record/related/related-table'
import { useGetRelatedQuery } from '@/shared/record/related/related.api'
import { EmptyState } from '@/shared/ui/empty-state'
import { Skeleton } from '@/shared/ui/skeleton'

export type EmployeeSalesProps = { id: string }

/** The sales that an employee shares in, as the seller that the employee is. */
export function EmployeeSales({ id }: EmployeeSalesProps) {
  const t = usePhrases('people')
  const can = useCan()
  const answer = useGetRelatedQuery({
    kind: 'seller_profile',
    path: sellerProfileResource.path,
    filter: { employee_id: oneOf(id) },
  })
  return (
    <Answer answer={answer} wait={<Skeleton lines={4} />}>
      {({ rows: [seller] }) =>
        seller ? (
          <RelatedTable
            label={t('panel.sales')}
            related={{
              resource: saleCreditResource,
              namespace: 'sales-report',
              filter: { seller_id: oneOf(seller.id) },
              fields: ['project_id', 'reservation_date', 'status', 'share_pct', 'tcp'],
              list: '/sales/report?tab=shares',
              open: can('sales.record.view')
                ? credit => `/sales/record?record=${String(credit['sale_id'])}`
                : null,
            }}
          />
        ) : (
          <EmptyState icon="receipt" title={t('panel.no_seller')} />
        )
      }
    </Answer>
  )
}
