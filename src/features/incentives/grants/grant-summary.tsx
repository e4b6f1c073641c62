import { Link } from 'react-router-dom'
import { oneOf } from '@contract/kernel/one-of'
import type { IncentiveGrant } from '@contract/modules/commission/incentive-grant.document'
import { CountedSales } from '@/features/incentives/counted-sales'
import { IncentiveSteps } from '@/features/incentives/incentive-steps'
import { useMeasure } from '@/features/incentives/use-measure'
import { Can } from '@/shared/access/can'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { EntryLink } from '@/shared/posting/entry-link'
import { useFieldWords } from '@/shared/record/use-field-words'
import { listPath } from '@/shared/resource/list-path'
import { DefinitionList } from '@/shared/ui/definition-list'

/** What was counted and what it gives, who pays, and where it stands in the books. */
export function GrantSummary({ grant }: { grant: IncentiveGrant }) {
  const t = usePhrases('incentives')
  const words = useFieldWords('incentives', 'incentive_grant')
  const formats = useFormats()
  const measure = useMeasure()
  const { funded_by, developer_label, granted_on, entry_id, entry_label, seller_id } = grant
  const filter = {
    seller_id: oneOf(seller_id),
    incentive: { filterType: 'text', type: 'equals', filter: grant.program_name },
  } as const
  return (
    <>
      <section className="form-stack">
        <h3 className="section-title">{t('grant.sales')}</h3>
        <CountedSales metric={grant.metric} sales={grant.lines} />
      </section>
      <section className="form-stack">
        <h3 className="section-title">{t('computation')}</h3>
        <IncentiveSteps steps={grant.steps} />
      </section>
      <DefinitionList
        definitions={[
          [words.label('counted'), <bdi key="counted">{measure(grant.metric, grant.counted)}</bdi>],
          [
            words.label('funded_by'),
            <bdi key="by">{developer_label ?? words.value('funded_by', funded_by)}</bdi>,
          ],
          [words.label('granted_on'), granted_on && <Ltr key="on">{formats.date(granted_on)}</Ltr>],
          [words.label('entry_id'), entry_id && <EntryLink key="entry" id={entry_id} number={entry_label} />],
        ]}
      />
      {granted_on === null ? (
        <p className="text-muted mb-0">{t(`grant.by_${funded_by}`)}</p>
      ) : (
        <Can code="commission.transaction.view">
          <Link to={listPath('/commission/transaction', { filter })} className="record-link">
            {t('grant.shares')}
          </Link>
        </Can>
      )}
    </>
  )
}
