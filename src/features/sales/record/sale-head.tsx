import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { SaleRow } from '@contract/modules/sales/sale.resource'
import { isEnded } from '@contract/modules/sales/sale-status'
import type { SaleDetail } from '@contract/modules/sales/sale.views'
import { KeyFigures } from '@/features/sales/record/key-figures'
import { PhaseBar } from '@/features/sales/record/phase-bar'
import { phasesOf } from '@/features/sales/record/phases-of'
import { SaleEnding } from '@/features/sales/record/sale-ending'
import { SaleStatusBadge } from '@/features/sales/record/sale-status-badge'
import { businessDate } from '@contract/kernel/dates'
import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'
import { Card } from '@/shared/ui/card'
import { PageHeader } from '@/shared/ui/page-header'
import { useFormats } from '@/shared/format/use-formats'

export type SaleHeadProps = { row: SaleRow; detail: SaleDetail; back: ReactNode }

const dayOf = (instant: string | null) => (instant ? businessDate(instant) : null)

export function SaleHead({ row, detail, back }: SaleHeadProps) {
  const t = usePhrases('sales')
  const formats = useFormats()
  const { protection } = detail
  const phases = phasesOf({
    status: row.status,
    payment_stage: row.payment_stage,
    reservation_date: row.reservation_date,
    booked_on: dayOf(row.booked_at),
    ended_on: dayOf(row.cancelled_at),
    fully_paid_on: dayOf(row.fully_paid_at),
    lines: detail.schedule.rows,
  })
  return (
    <>
      <PageHeader
        title={row.sale_no ?? t('record.draft_of', { unit: row.unit_code })}
        meta={<SaleStatusBadge status={row.status} requestedAt={row.reservation_asked_at} />}
        text={
          <>
            <Ltr>{row.unit_code}</Ltr> · <bdi>{detail.unit.project_name}</bdi> · <bdi>{row.buyer_name}</bdi>
            {detail.quote && (
              <>
                {' · '}
                <Link to={`/property/list?record=${detail.quote.unit_id}&tab=quote`}>
                  {t('record.from_quote', { no: detail.quote.quote_no })}
                </Link>
              </>
            )}
          </>
        }
        actions={back}
      />
      <div className="stack sale-top">
        {protection && !protection.waived && (
          <Banner tone="warning" title={t('protected.title')}>
            {t('protected.text', {
              unit: protection.ou_code,
              date: formats.shortDate(protection.protected_until),
            })}
          </Banner>
        )}
        {row.price_outside_list && !row.price_allowed_by && (
          <Banner tone="warning">{t('outside_list')}</Banner>
        )}
        <Card as="div">
          <PhaseBar phases={phases} />
        </Card>
        {isEnded(row.status) && <SaleEnding row={row} detail={detail} status={row.status} />}
        <KeyFigures row={row} detail={detail} />
      </div>
    </>
  )
}
