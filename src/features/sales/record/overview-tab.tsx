import { PriceSteps } from '@/features/sales/price-steps'
import { shownPercent } from '@/shared/computation/step-words'
import { SaleParties } from '@/features/sales/record/sale-parties'
import { ScheduleGroups } from '@/features/sales/schedule/schedule-groups'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { DefinitionList, type Definition } from '@/shared/ui/definition-list'
import type { SaleActionsProps } from '@/features/sales/record/other-actions'

export function OverviewTab({ row, detail }: SaleActionsProps) {
  const t = usePhrases('sales')
  const formats = useFormats()
  const facts: Definition[] = [
    [t('fields.financing'), t(`values.financing.${row.financing}`)],
    [t('fields.payment_stage'), t(`values.payment_stage.${row.payment_stage}`)],
    [t('fields.dp_rate_pct'), <Ltr key="dp">{shownPercent(row.dp_rate_pct)}</Ltr>],
    [t('fields.reservation_valid_to'), formats.shortDate(row.reservation_valid_to)],
    [
      t('fields.reservation_or_ar_no'),
      row.reservation_or_ar_no && <Ltr key="or">{row.reservation_or_ar_no}</Ltr>,
    ],
    [t('fields.cts_signed_at'), row.cts_signed_at && formats.shortDate(row.cts_signed_at)],
    [t('fields.vat_reason'), row.vat_reason && <bdi key="vat">{row.vat_reason}</bdi>],
    [t('fields.remarks'), row.remarks && <bdi key="remarks">{row.remarks}</bdi>],
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
        <DefinitionList definitions={facts} />
      </section>
    </div>
  )
}
