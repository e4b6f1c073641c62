import { skipToken } from '@reduxjs/toolkit/query/react'
import type { z } from 'zod'
import type { amendmentPreviewSchema } from '@contract/modules/sales/sale.views'
import type { AmendSale } from '@contract/selling/sale.calls'
import { ChangeTable } from '@/features/sales/amend/change-table'
import { reckoned, type AmendValues } from '@/features/sales/amend/amend-values'
import { usePreviewAmendmentQuery } from '@/features/sales/sales.api'
import { useDebounced } from '@/shared/form/use-debounced'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { ShareChanges } from '@/shared/selling/share-changes'
import { Banner } from '@/shared/ui/banner'
import { Card } from '@/shared/ui/card'

type ComingSharesProps = NonNullable<z.infer<typeof amendmentPreviewSchema>['commission']>

/** The adjustment of a locked commission that follows once the change is agreed to. */
function ComingShares({ changes, refusal }: ComingSharesProps) {
  const t = usePhrases('sales')
  return (
    <section className="form-stack">
      <h4 className="section-title">{t('amend.shares')}</h4>
      {refusal !== null && <Banner tone="warning">{refusal}</Banner>}
      {changes.length === 0 ? (
        <p className="text-muted mb-0">{t('amend.shares_stay')}</p>
      ) : (
        <ShareChanges changes={changes} />
      )}
    </section>
  )
}

export type AmendPreviewProps = { id: string; values: AmendValues }

/** What would be different, reckoned by the server, before anybody is asked. */
export function AmendPreview({ id, values }: AmendPreviewProps) {
  const t = usePhrases('sales')
  const asked = reckoned(values)
  const text = asked && JSON.stringify(asked)
  const settled = useDebounced(text)
  const body = settled === null ? null : (JSON.parse(settled) as AmendSale)
  // While one types, what the terms before came to stands.
  const preview = usePreviewAmendmentQuery(body ? { id, body } : skipToken, {
    skip: body === null,
  })
  const { currentData, error } = preview
  const { data } = preview
  return (
    <Card title={t('amend.preview')} level={3}>
      <div className="form-stack" aria-busy={(text !== null && !currentData && !error) || undefined}>
        {error !== undefined && !currentData && <Banner tone="danger">{toApiFailure(error).message}</Banner>}
        {data?.preview.problems.map(({ path, code, message }) => (
          <Banner key={`${path} ${code}`} tone="warning">
            {message}
          </Banner>
        ))}
        {data && text !== null ? (
          <>
            <ChangeTable before={data.before} after={data.after} />
            {data.commission && <ComingShares {...data.commission} />}
          </>
        ) : (
          !error && <p className="text-muted mb-0">{t('amend.waiting')}</p>
        )}
      </div>
    </Card>
  )
}
