import { companyProfiles } from '@/features/settings/company.api'
import { LinkRulesCard } from '@/features/settings/company/link-rules-card'
import { PageState } from '@/features/settings/page-state'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordDetails } from '@/shared/record/record-details'
import { RecordFiles } from '@/shared/record/record-files'
import { RecordHistory } from '@/shared/record/record-history'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { useOnlyRecord } from '@/shared/resource/use-only-record'
import { Card } from '@/shared/ui/card'
import { PageHeader } from '@/shared/ui/page-header'
import '@/shared/record/record.scss'

const api = companyProfiles

/** Who we are on every document: one record, which is there from the start. */
export function CompanyScreen() {
  const t = usePhrases('settings')
  const answer = useOnlyRecord(companyProfiles)
  const sections = [
    { title: t('company.names'), fields: ['legal_name', 'trade_name', 'address', 'phone', 'email'] },
    { title: t('company.tax'), fields: ['tin', 'rdo_code', 'is_vat_registered', 'ewt_agent'] },
    { title: t('company.books'), fields: ['fiscal_year_start_month', 'revenue_recognition'] },
  ]
  return (
    <div className="stack">
      <PageHeader text={t('company.text')} />
      <PageState answer={answer} back="/">
        {(row: ResourceRow) => (
          <>
            <Card>
              <RecordDetails api={api} form={{ namespace: 'settings', sections }} row={row} />
            </Card>
            <Card title={t('company.files')} text={t('company.files_text')}>
              <RecordFiles api={api} id={row.id} />
            </Card>
            <Card title={t('page.history')}>
              <RecordHistory api={api} namespace="settings" id={row.id} />
            </Card>
            <LinkRulesCard />
          </>
        )}
      </PageState>
    </div>
  )
}
