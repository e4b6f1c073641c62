import { linkRules } from '@/features/settings/company.api'
import { PageState } from '@/features/settings/page-state'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordDetails } from '@/shared/record/record-details'
import { RecordHistory } from '@/shared/record/record-history'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { useOnlyRecord } from '@/shared/resource/use-only-record'
import { Card } from '@/shared/ui/card'

const api = linkRules

/** What a link in a mail asks for before it decides: one record, which is there from the start. */
export function LinkRulesCard() {
  const t = usePhrases('settings')
  const answer = useOnlyRecord(linkRules)
  const fields = ['otp_from', 'otp_days_from', 'login_from', 'code_minutes', 'code_tries']
  return (
    <PageState answer={answer} back="/">
      {(row: ResourceRow) => (
        <Card title={t('company.links')} text={t('company.links_text')}>
          <RecordDetails api={api} form={{ namespace: 'settings', sections: [{ fields }] }} row={row} />
          <details>
            <summary>{t('page.history')}</summary>
            <RecordHistory api={api} namespace="settings" id={row.id} />
          </details>
        </Card>
      )}
    </PageState>
  )
}
