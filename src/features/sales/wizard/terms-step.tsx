import { FINANCINGS } from '@contract/selling/schedule.rules'
import { ScheduleGroups } from '@/features/sales/schedule/schedule-groups'
import { ScheduleTable } from '@/features/sales/schedule/schedule-table'
import { sumsOf } from '@/features/sales/schedule/schedule-lines'
import { StepPreview } from '@/features/sales/wizard/step-preview'
import { TermFields } from '@/features/sales/wizard/term-fields'
import type { Wizard } from '@/features/sales/wizard/use-wizard'
import { FormDate } from '@/shared/form/form-date'
import { FormMoney } from '@/shared/form/form-money'
import { FormSelect } from '@/shared/form/form-select'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'
import { formPart } from '@/shared/form/form-part'

export type TermsStepProps = { wizard: Wizard }

export function TermsStep({ wizard }: TermsStepProps) {
  const t = usePhrases('sale-wizard')
  const words = usePhrases('sales')
  const formats = useFormats()
  const { form, preview } = wizard
  return (
    <div className="wizard-split">
      <div className="form-stack">
        <div className="form-grid">
          <FormMoney form={form} name="reservation_fee" label={words('fields.reservation_fee')} required />
          <FormDate
            form={form}
            name="reservation_date"
            label={words('fields.reservation_date')}
            hint={t('terms.reserved_hint')}
            optional
          />
        </div>
        <FormSelect
          form={form}
          name="terms.financing"
          label={words('fields.financing')}
          options={FINANCINGS.map(value => ({ value, label: words(`values.financing.${value}`) }))}
        />
        <TermFields form={formPart(form)} financing={wizard.values.terms.financing} />
      </div>
      <StepPreview preview={preview} title={words('schedule.title')} step="terms">
        {({ schedule, price, reservation_valid_to }) =>
          schedule && (
            <>
              <ScheduleGroups lines={schedule.rows} />
              {price && sumsOf(schedule.rows).principal === price.tcp && (
                <Banner tone="success">{words('schedule.foots', { tcp: formats.amount(price.tcp) })}</Banner>
              )}
              <p className="text-muted small mb-0">
                {t('terms.valid_to', { date: formats.shortDate(reservation_valid_to) })}
              </p>
              <details>
                <summary>{words('schedule.row_by_row', { count: schedule.rows.length })}</summary>
                <ScheduleTable lines={schedule.rows} />
              </details>
            </>
          )
        }
      </StepPreview>
    </div>
  )
}
