import { useMemo } from 'react'
import { businessDate } from '@contract/kernel/dates'
import { RefusedTerms } from '@contract/kernel/refused-terms'
import {
  previewScheme,
  thoughtSaleSchema,
  type SchemePreview as Preview,
  type ThoughtSale,
} from '@contract/modules/commission/scheme-preview.rules'
import { schemeSnapshotSchema } from '@contract/modules/commission/scheme-snapshot'
import type { SchemeTerms } from '@contract/modules/commission/scheme.resource'
import { PreviewFields } from '@/features/commission/preview/preview-fields'
import { PreviewFigures } from '@/features/commission/preview/preview-figures'
import { PreviewTable } from '@/features/commission/preview/preview-table'
import { Form } from '@/shared/form/form'
import { useFormValues } from '@/shared/form/use-form-values'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'

export type SchemePreviewProps = { scheme: SchemeTerms }

/** One of each in the ladder, and nobody who only brought the buyer. */
const USUAL: ThoughtSale = {
  list_price: '4500000.00',
  discount_rate_pct: '0',
  misc_fee_rate_pct: '5',
  financing: 'bank',
  dp_rate_pct: '20',
  dp_terms_months: 18,
  weights: { referrer: '', agent: '1', sales_manager: '1', sales_director: '1', broker: '1' },
}

function reckon(scheme: SchemeTerms, typed: ThoughtSale): Preview | 'refused' | null {
  const sale = thoughtSaleSchema.safeParse(typed)
  const snapshot = schemeSnapshotSchema.safeParse({ id: '', ...scheme })
  if (!sale.success || !snapshot.success) return null
  try {
    return previewScheme(snapshot.data, sale.data, businessDate(new Date()))
  } catch (error) {
    if (error instanceof RefusedTerms || error instanceof RangeError) return 'refused'
    throw error
  }
}

/** What a sale that one thinks of would pay whom and when, by the function that a booking freezes. */
export function SchemePreview({ scheme }: SchemePreviewProps) {
  const t = usePhrases('commission')
  const form = usePortalForm<ThoughtSale>({
    schema: thoughtSaleSchema,
    defaultValues: USUAL,
    onSubmit: () => Promise.resolve(),
  })
  const typed = useFormValues(form)
  const preview = useMemo(() => reckon(scheme, typed), [scheme, typed])
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
            <PreviewFigures preview={preview} />
            <PreviewTable preview={preview} />
          </>
        )}
        <p className="text-muted small mb-0">{t('preview.text')}</p>
      </section>
    </div>
  )
}
