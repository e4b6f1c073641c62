import { useMemo } from 'react'
import { businessDate } from '@contract/kernel/dates'
import type { ParameterValue } from '@contract/kernel/define-parameter'
import { RefusedTerms } from '@contract/kernel/refused-terms'
import {
  previewScheme,
  thoughtSaleSchema,
  type SchemePreview as Preview,
  type ThoughtSale,
} from '@contract/modules/commission/scheme-preview.rules'
import { schemeSnapshotSchema } from '@contract/modules/commission/scheme-snapshot'
import type { SchemeTerms } from '@contract/modules/commission/scheme.resource'
import { saleTaxesOn } from '@contract/selling/sale-taxes'
import { USUAL_DOWN_PAYMENT } from '@contract/selling/schedule.rules'
import { billingRatesOn } from '@/features/commission/preview/billing-rates'
import { PreviewFields } from '@/features/commission/preview/preview-fields'
import { PreviewFigures } from '@/features/commission/preview/preview-figures'
import { PreviewTable } from '@/features/commission/preview/preview-table'
import { shownRate } from '@/shared/format/shown-rate'
import { Form } from '@/shared/form/form'
import { useFormValues } from '@/shared/form/use-form-values'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { useGetTaxValuesQuery } from '@/shared/tax/tax-values.api'
import { Banner } from '@/shared/ui/banner'
import { Skeleton } from '@/shared/ui/skeleton'

export type SchemePreviewProps = { scheme: SchemeTerms }

/** One of each in the ladder, and nobody who only brought the buyer. */
const USUAL: ThoughtSale = {
  list_price: '4500000.00',
  discount_rate_pct: '0',
  misc_fee_rate_pct: '5',
  financing: 'bank',
  dp_rate_pct: USUAL_DOWN_PAYMENT,
  dp_terms_months: 18,
  weights: { referrer: '', agent: '1', sales_manager: '1', sales_director: '1', broker: '1' },
}

function reckon(
  scheme: SchemeTerms,
  typed: ThoughtSale,
  values: readonly ParameterValue[],
): Preview | 'refused' | null {
  const sale = thoughtSaleSchema.safeParse(typed)
  const snapshot = schemeSnapshotSchema.safeParse({ id: '', ...scheme })
  if (!sale.success || !snapshot.success) return null
  try {
    const today = businessDate(new Date())
    return previewScheme(snapshot.data, sale.data, today, saleTaxesOn(values, today))
  } catch (error) {
    if (error instanceof RefusedTerms || error instanceof RangeError) return 'refused'
    throw error
  }
}

/** What a sale that one thinks of would pay whom and when, by the function that a booking freezes. */
export function SchemePreview({ scheme }: SchemePreviewProps) {
  const { data: values, error, isFetching, refetch } = useGetTaxValuesQuery()
  if (values) return <ReckonedPreview {...{ scheme, values }} />
  return error && !isFetching ? (
    <LoadFailed error={error} onRetry={() => void refetch()} />
  ) : (
    <Skeleton lines={4} />
  )
}

type ReckonedPreviewProps = SchemePreviewProps & { values: readonly ParameterValue[] }

function ReckonedPreview({ scheme, values }: ReckonedPreviewProps) {
  const t = usePhrases('commission')
  const form = usePortalForm<ThoughtSale>({
    schema: thoughtSaleSchema,
    defaultValues: USUAL,
    onSubmit: () => Promise.resolve(),
  })
  const typed = useFormValues(form)
  const preview = useMemo(() => reckon(scheme, typed, values), [scheme, typed, values])
  const rates = billingRatesOn(values, businessDate(new Date()))
  return (
    <div className="stack">
      <Form form={form} className="form-stack" label={t('preview.terms')}>
        <PreviewFields form={form} />
      </Form>
      <section className="stack" aria-label={t('preview.title')} aria-live="polite">
        {preview === null && <p className="text-muted mb-0">{t('preview.incomplete')}</p>}
        {preview === 'refused' && <Banner tone="warning">{t('preview.refused')}</Banner>}
        {preview !== null && preview !== 'refused' && (
          <>
            <PreviewFigures {...{ preview, rates }} />
            <PreviewTable preview={preview} />
          </>
        )}
        <p className="text-muted small mb-0">{t('preview.text', { rate: shownRate(rates.ewt) })}</p>
      </section>
    </div>
  )
}
