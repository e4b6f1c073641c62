import type { SaleSellerInput } from '@contract/selling/sale.calls'
import { usePreviewCorrectionQuery } from '@/features/commission-adjustments/corrections.api'
import { useDebounced } from '@/shared/form/use-debounced'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import { ShareChanges } from '@/shared/selling/share-changes'
import { Skeleton } from '@/shared/ui/skeleton'

const isWhole = ({ seller_id, share_weight }: SaleSellerInput): boolean =>
  Boolean(seller_id) && Number(share_weight) > 0

/** What these sellers would change, as one types. */
export function CorrectionChanges({
  saleId,
  sellers,
}: {
  saleId: string
  sellers: readonly SaleSellerInput[]
}) {
  const t = usePhrases('commission-adjustments')
  const formats = useFormats()
  const asked = JSON.parse(useDebounced(JSON.stringify(sellers)) ?? '[]') as SaleSellerInput[]
  const isComplete = asked.length > 0 && asked.every(isWhole)
  const answer = usePreviewCorrectionQuery({ sale_id: saleId, sellers: asked }, { skip: !isComplete })
  return (
    <section className="form-stack" aria-live="polite">
      <h3 className="section-title">{t('preview.title')}</h3>
      {isComplete ? (
        <Answer answer={answer} wait={<Skeleton lines={3} />}>
          {({ changes, amount }) =>
            changes.length === 0 ? (
              <p className="text-muted mb-0">{t('preview.nothing')}</p>
            ) : (
              <>
                <ShareChanges changes={changes} />
                <p className="mb-0">
                  {t('preview.moved')}{' '}
                  <strong>
                    <Ltr>{formats.amount(amount)}</Ltr>
                  </strong>
                </p>
              </>
            )
          }
        </Answer>
      ) : (
        <p className="text-muted mb-0">{t('preview.incomplete')}</p>
      )}
    </section>
  )
}
