import { useState } from 'react'
import { businessDate } from '@contract/kernel/dates'
import type { OneSellerRecord } from '@contract/modules/commission/seller-record'
import { statementFile } from '@/features/commission-record/commission-record.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { SaveButton } from '@/shared/record/save-button'
import { StatementDay } from '@/shared/statement/statement-day'
import { Card } from '@/shared/ui/card'

/** The paper of a period: of this year until today unless other days are chosen. */
export function SellerStatement({ record: { seller_id } }: { record: OneSellerRecord }) {
  const t = usePhrases('commission-record')
  const today = businessDate(new Date())
  const [from, setFrom] = useState(`${today.slice(0, 4)}-01-01`)
  const [to, setTo] = useState(today)
  return (
    <Card title={t('statement.title')}>
      <div className="form-stack">
        <div className="form-grid">
          <StatementDay label={t('statement.from')} value={from} onChange={day => day && setFrom(day)} />
          <StatementDay label={t('statement.to')} value={to} onChange={day => day && setTo(day)} />
        </div>
        <div className="cluster">
          <SaveButton url={statementFile(seller_id, { from, to })} name={t('statement.file', { from, to })}>
            {t('statement.download')}
          </SaveButton>
        </div>
      </div>
    </Card>
  )
}
