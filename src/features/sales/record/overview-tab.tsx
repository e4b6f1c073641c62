import { Fragment, type ReactNode } from 'react'
import { PriceSteps } from '@/features/sales/price/price-steps'
import { shownPercent } from '@/features/sales/price/step-words'
import type { SaleActionsProps } from '@/features/sales/record/sale-actions'
import { SaleParties } from '@/features/sales/record/sale-parties'
import { ScheduleGroups } from '@/features/sales/schedule/schedule-groups'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

export function OverviewTab({ row, detail }: SaleActionsProps) {
  const t = usePhrases('sales')
  const formats = useFormats()
  const facts: [string, ReactNode][] = [
    [t('fields.financing'), t(`values.financing.${row.financing}`)],
    [t('fields.payment_stage'), t(`values.payment_stage.${row.payment_stage}`)],
    [t('fields.dp_rate_pct'), <Ltr key="dp">{shownPercent(row.dp_rate_pct)}</Ltr>],
    [t('fields.reservation_valid_to'), formats.shortDate(row.reservation_valid_to)],
    ...(row.reservation_or_ar_no
      ? [
          [t('fields.reservation_or_ar_no'), <Ltr key="or">{row.reservation_or_ar_no}</Ltr>] as [
            string,
            ReactNode,
          ],
        ]
      : []),
    ...(row.cts_signed_at
      ? [[t('fields.cts_signed_at'), formats.shortDate(row.cts_signed_at)] as [string, ReactNode]]
      : []),
    ...(row.vat_reason
      ? [[t('fields.vat_reason'), <bdi key="vat">{row.vat_reason}</bdi>] as [string, ReactNode]]
      : []),
    ...(row.cancel_note
      ? [[t('fields.cancel_note'), <bdi key="cancel">{row.cancel_note}</bdi>] as [string, ReactNode]]
      : []),
    ...(row.remarks
      ? [[t('fields.remarks'), <bdi key="remarks">{row.remarks}</bdi>] as [string, ReactNode]]
      : []),
  ]
  return (
    <div className="overview">
      <section>
        <h2 className="section-title">{t('price.title')}</h2>
        <PriceSteps steps={detail.price.steps} />
      </section>
      <section>
        <h2 className="section-title">{t('schedule.title')}</h2>
        <ScheduleGroups lines={detail.schedule.rows} />
      </section>
      <section>
        <h2 className="section-title">{t('parties.title')}</h2>
        <SaleParties detail={detail} />
      </section>
      <section>
        <h2 className="section-title">{t('record.terms')}</h2>
        <dl className="definition-list">
          {facts.map(([name, value]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
      </section>
    </div>
  )
}
