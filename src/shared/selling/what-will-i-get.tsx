import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { usePreviewCommissionQuery } from '@/shared/selling/commission-preview.api'
import { CommissionShares } from '@/shared/selling/commission-shares'
import { Card } from '@/shared/ui/card'

export type WhatWillIGetProps = { unitId: string }

/** For whoever may sell it: what a unit brings at the price list's terms, and when. Others see nothing. */
export function WhatWillIGet({ unitId }: WhatWillIGetProps) {
  const t = usePhrases('selling')
  const may = useCan()('commission.scheme.view')
  const { currentData: data, ...answer } = usePreviewCommissionQuery(unitId, { skip: !may })
  if (!may) return null
  return (
    <Card title={t('get.title')} text={t('get.text')} level={3}>
      {data === undefined && <AnswerWait answer={answer} lines={4} />}
      {data === null && <p className="text-muted mb-0">{t('commission.no_scheme')}</p>}
      {data && <CommissionShares view={data} />}
    </Card>
  )
}
