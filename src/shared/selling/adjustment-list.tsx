import type { Adjustment } from '@contract/selling/commission-adjustment'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { EntryLink } from '@/shared/posting/entry-link'
import { ShareChanges } from '@/shared/selling/share-changes'

export type AdjustmentListProps = { adjustments: readonly Adjustment[] }

/** What changed a commission after it was locked, the newest first. */
export function AdjustmentList({ adjustments }: AdjustmentListProps) {
  const t = usePhrases('selling')
  const formats = useFormats()
  if (adjustments.length === 0) return null
  return (
    <section className="form-stack">
      <h3 className="section-title">{t('adjustments.title')}</h3>
      {adjustments.map(adjustment => (
        <article key={adjustment.id} className="form-stack">
          <p className="mb-0">
            <strong>
              <Ltr>{formats.date(adjustment.adjusted_on)}</Ltr>
            </strong>{' '}
            · {t(`adjustments.cause.${adjustment.cause}`)}
            {adjustment.incentive && (
              <>
                {' · '}
                {t('adjustments.incentive')} <bdi>{adjustment.incentive}</bdi>
              </>
            )}
            {adjustment.approved_by && (
              <>
                {' · '}
                {t('adjustments.approved_by')} <bdi>{adjustment.approved_by}</bdi>
              </>
            )}
            {adjustment.entry_id && (
              <>
                {' · '}
                <EntryLink id={adjustment.entry_id} number={adjustment.entry_number} />
              </>
            )}
            <br />
            <bdi className="text-muted">{adjustment.reason}</bdi>
          </p>
          {adjustment.gross_before !== null &&
            adjustment.gross_after !== null &&
            adjustment.gross_before !== adjustment.gross_after && (
              <p className="mb-0">
                {t('adjustments.gross')}{' '}
                <Ltr>
                  {formats.amount(adjustment.gross_before)} → {formats.amount(adjustment.gross_after)}
                </Ltr>
              </p>
            )}
          <ShareChanges changes={adjustment.changes} />
        </article>
      ))}
    </section>
  )
}
